import { limits } from '@hearback/contract/limits.ts'
import { isVisible } from '@hearback/contract/text.ts'
import * as t from '@hearback/texts/web/applying.ts'
import { useState } from 'react'

/** What was written so far; availability is undefined until the person touched it. */
export interface ApplicationDraft {
  why: string
  availability: string | undefined
}

const EMPTY: ApplicationDraft = { why: '', availability: undefined }
const keyOf = (jobId: string) => `hearback.application.${jobId}`
const INTRODUCTION = `${t.availabilityOfLetter} `

/** Leaves room for the line about availability within what an application may hold. */
export const WHY_MOST = limits.description - limits.oneLine - 20

/** The one text that an application carries. */
export const messageOf = (why: string, availability: string): string =>
  [why.trim(), isVisible(availability) && INTRODUCTION + availability.trim()]
    .filter((part) => part && isVisible(part))
    .join('\n\n')

/** A draft that outlives the sheet and a reload of the tab, until it is sent. */
export function useApplicationDraft(jobId: string) {
  const [draft, setDraft] = useState(() => readDraft(jobId))
  return {
    draft,
    change: (part: Partial<ApplicationDraft>) => {
      const next = { ...draft, ...part }
      setDraft(next)
      writeDraft(jobId, next)
    },
    drop: () => writeDraft(jobId, undefined),
  }
}

function readDraft(jobId: string): ApplicationDraft {
  try {
    return { ...EMPTY, ...JSON.parse(sessionStorage.getItem(keyOf(jobId)) ?? '{}') }
  } catch {
    return EMPTY
  }
}

function writeDraft(jobId: string, draft: ApplicationDraft | undefined) {
  try {
    if (draft) sessionStorage.setItem(keyOf(jobId), JSON.stringify(draft))
    else sessionStorage.removeItem(keyOf(jobId))
  } catch {
    // A full or closed storage only costs the draft when the tab is reloaded.
  }
}
