import { localDeviceStorage } from '../../../api/device-storage.ts'
import { ownItem } from '../../../api/own-item.ts'
import { isRecord } from '../../../api/parse-record.ts'
import { type JobFormValues, NEW_JOB } from './job-form-values.ts'
import { readQuestions } from './questions/question-values.ts'

const stored = ownItem(localDeviceStorage, 'hearback.job-draft', { keepsOlder: true })

/** Draft on the server that the copy on this device belongs to; `synced` if both have the same text. */
export interface DraftIdentity {
  id: string
  revision: number
  synced: boolean
}

interface DeviceDraft {
  at: number
  values: JobFormValues
  identity: DraftIdentity | undefined
}

/** Draft of a new job by the signed-in account on this device; invalid fields get the values of a new job. */
export function keptJobDraft(): DeviceDraft | undefined {
  const draft = stored.read()
  if (!draft || !isRecord(draft.values)) return undefined
  const { at, values, identity } = draft
  const entries = Object.entries(NEW_JOB).map(([name, start]) => [name, sameKind(start, values[name]) ?? start])
  const questions = readQuestions(values.questions) ?? []
  return {
    at,
    values: { ...Object.fromEntries(entries), questions },
    identity: isIdentity(identity) ? identity : undefined,
  }
}

/** Text fields may hold numbers. */
function sameKind(start: unknown, value: unknown): unknown {
  if (Array.isArray(start)) return isTextList(value) ? value : undefined
  return typeof value === 'string' || typeof value === 'number' ? value : undefined
}

const isTextList = (value: unknown) => Array.isArray(value) && value.every((one) => typeof one === 'string')

const isIdentity = (value: unknown): value is DraftIdentity =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.revision === 'number' &&
  typeof value.synced === 'boolean'

/** Stores the draft; returns whether the browser could. */
export const keepJobDraft = (values: JobFormValues, identity?: DraftIdentity): boolean =>
  stored.write({ values, ...(identity && { identity }) })

export const dropJobDraft = (): void => stored.remove()
