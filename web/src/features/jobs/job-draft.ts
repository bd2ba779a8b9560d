import { currentSession } from '../../api/session.ts'
import type { JobFormValues } from './job-form-values.ts'

interface KeptDraft {
  userId: string
  at: number
  values: JobFormValues
}

const DRAFT = 'hearback.job-draft'

/** The job that was being written on this device by who is signed in. */
export function keptJobDraft(): KeptDraft | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(DRAFT) ?? 'null') as KeptDraft | null
    return kept && kept.userId === currentSession()?.user._id ? kept : undefined
  } catch {
    return undefined
  }
}

/** Keeps what is written so far; answers whether the device could. */
export function keepJobDraft(values: JobFormValues): boolean {
  const userId = currentSession()?.user._id
  if (!userId) return false
  try {
    localStorage.setItem(DRAFT, JSON.stringify({ userId, at: Date.now(), values } satisfies KeptDraft))
    return true
  } catch {
    return false
  }
}

export function dropJobDraft(): void {
  try {
    localStorage.removeItem(DRAFT)
  } catch {
    // A closed storage holds no draft.
  }
}
