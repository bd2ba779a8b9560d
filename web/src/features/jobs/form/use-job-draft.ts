import { useEffect, useState } from 'react'
import { onHidden } from '../../../api/page-lifecycle.ts'
import type { DraftSaver } from './draft-saver.ts'
import { keepJobDraft } from './job-draft.ts'
import { type JobFormValues, NEW_JOB } from './job-form-values.ts'

const PAUSE = 600
const UPLOAD_PAUSE = 1500

/**
 * Autosaves a new job on the device (debounced, and immediately when the tab is hidden) and on the server (debounced).
 * `state` tells whether the device saved it, or also the server.
 */
export function useJobDraft(values: JobFormValues, active: boolean, server?: DraftSaver) {
  const [state, setState] = useState<'empty' | 'kept' | 'failed' | 'uploaded'>('empty')
  const text = JSON.stringify(values)
  useEffect(() => {
    if (!active || isUntouched(text)) return
    const typed: JobFormValues = JSON.parse(text)
    const keep = () => {
      stopKeeping()
      setState(keepJobDraft(typed, server?.identity(typed)) ? 'kept' : 'failed')
    }
    const timer = setTimeout(keep, PAUSE)
    const ignoreHidden = onHidden(keep)
    const stopKeeping = () => {
      clearTimeout(timer)
      ignoreHidden()
    }
    const upload = setTimeout(
      () => void server?.save(typed).then((isSaved) => isSaved && setState('uploaded')),
      UPLOAD_PAUSE,
    )
    return () => {
      stopKeeping()
      clearTimeout(upload)
    }
  }, [text, active, server])
  return state
}

/** Ignores the currency, which the form may preselect. */
function isUntouched(text: string): boolean {
  const { currency } = JSON.parse(text) as JobFormValues
  return text === JSON.stringify({ ...NEW_JOB, currency })
}
