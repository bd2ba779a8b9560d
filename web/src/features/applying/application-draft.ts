import { limits } from '@hearback/contract/values/limits.ts'
import { isVisible } from '@hearback/contract/values/text.ts'
import * as t from '@hearback/texts/web/applying.ts'
import { useRef, useState } from 'react'
import { tabStorage } from '../../api/device-storage.ts'
import { ownItem } from '../../api/own-item.ts'
import { isRecord } from '../../api/parse-record.ts'
import type { Answers } from './AnswerQuestions.tsx'

/** Draft of an application; `availability` is undefined until the user edits it. */
export interface ApplicationDraft {
  why: string
  availability: string | undefined
  /** Why the job is a top choice; undefined while it is none. */
  topChoice?: string | undefined
  /** The answers to the questions of the job, by the id of the question. */
  answers: Answers
  /** Ids of the files to attach; undefined until one is chosen. */
  files?: readonly string[] | undefined
}

const storedFor = (jobId: string) => ownItem(tabStorage, `hearback.application.${jobId}`, { keepsOlder: true })
const INTRODUCTION = `${t.letterAvailabilityLead} `

/** Maximum length of the answer; leaves room for the availability line within `limits.description`. */
export const WHY_MOST = limits.description - limits.oneLine - 20

/** Builds the single text that an application carries. */
export const messageOf = (why: string, availability: string): string =>
  [why.trim(), isVisible(availability) && INTRODUCTION + availability.trim()]
    .filter((part) => part && isVisible(part))
    .join('\n\n')

/** The body of the application. */
export const bodyOf = ({ why, topChoice, files }: ApplicationDraft, availability: string) => ({
  applicationDescription: messageOf(why, availability),
  ...(topChoice !== undefined && { topChoice }),
  ...(files !== undefined && { fileIds: [...files] }),
})

/** Draft that survives closing the sheet and reloading the tab, until it is sent. Scoped to the user who wrote it. */
export function useApplicationDraft(jobId: string) {
  const [draft, setDraft] = useState(() => readDraft(jobId))
  // An upload changes the draft long after the render in which it began: a change of that render's draft would undo
  // what was typed meanwhile.
  const latest = useRef<ApplicationDraft | undefined>(draft)
  return {
    draft,
    change: (part: Change) => {
      const before = latest.current
      if (!before) return
      const next = { ...before, ...(typeof part === 'function' ? part(before) : part) }
      latest.current = next
      setDraft(next)
      writeDraft(jobId, next)
    },
    drop: () => {
      latest.current = undefined
      writeDraft(jobId, undefined)
    },
  }
}

type Change = Partial<ApplicationDraft> | ((draft: ApplicationDraft) => Partial<ApplicationDraft>)

function readDraft(jobId: string): ApplicationDraft {
  const stored = storedFor(jobId).read()
  return {
    why: typeof stored?.why === 'string' ? stored.why : '',
    availability: typeof stored?.availability === 'string' ? stored.availability : undefined,
    topChoice: typeof stored?.topChoice === 'string' ? stored.topChoice : undefined,
    answers: isRecord(stored?.answers) ? readAnswers(stored.answers) : {},
    files: Array.isArray(stored?.files) ? stored.files.filter((id) => typeof id === 'string') : undefined,
  }
}

const readAnswers = (stored: Record<string, unknown>): Answers =>
  Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, string | number] =>
      ['string', 'number'].includes(typeof entry[1]),
    ),
  )

function writeDraft(jobId: string, draft: ApplicationDraft | undefined) {
  if (draft) storedFor(jobId).write({ ...draft })
  else storedFor(jobId).remove()
}
