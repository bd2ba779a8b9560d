import { useEffect, useState } from 'react'
import { onHidden } from '../../../api/page-lifecycle.ts'
import { toServerTime } from '../../../clock.ts'
import { dropJobDraft, keepJobDraft, keptJobDraft } from './job-draft.ts'
import { type JobFormValues, NEW_JOB } from './job-form-values.ts'

const PAUSE = 600

/** Autosaves a new job on the device (debounced), and immediately when the tab is hidden. `state` tells whether it was saved. */
export function useJobDraft(values: JobFormValues, active: boolean) {
  const [state, setState] = useState<'empty' | 'kept' | 'failed'>('empty')
  const text = JSON.stringify(values)
  useEffect(() => {
    if (!active || isUntouched(text)) return
    const keep = () => setState(keepJobDraft(JSON.parse(text)) ? 'kept' : 'failed')
    const timer = setTimeout(keep, PAUSE)
    const ignoreHidden = onHidden(keep)
    return () => {
      clearTimeout(timer)
      ignoreHidden()
    }
  }, [text, active])
  return state
}

/** Ignores the currency, which the form may preselect. */
function isUntouched(text: string): boolean {
  const { currency } = JSON.parse(text) as JobFormValues
  return text === JSON.stringify({ ...NEW_JOB, currency })
}

/** Initial values of the form: the draft of this device, if any. */
export function useFirstValues() {
  const [kept, setKept] = useState(keptJobDraft)
  return {
    initial: { ...NEW_JOB, ...kept?.values },
    restoredAt: kept && new Date(toServerTime(kept.at)).toISOString(),
    discard: () => {
      dropJobDraft()
      setKept(undefined)
    },
  }
}
