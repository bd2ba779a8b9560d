import { localDeviceStorage } from '../../../api/device-storage.ts'
import { ownItem } from '../../../api/own-item.ts'
import { isRecord } from '../../../api/parse-record.ts'
import { type JobFormValues, NEW_JOB } from './job-form-values.ts'

const stored = ownItem(localDeviceStorage, 'hearback.job-draft', { keepsOlder: true })

/** Draft of a new job by the signed-in account on this device; invalid fields get the values of a new job. */
export function keptJobDraft(): { at: number; values: JobFormValues } | undefined {
  const draft = stored.read()
  if (!draft || !isRecord(draft.values)) return undefined
  const { at, values } = draft
  const entries = Object.entries(NEW_JOB).map(([name, start]) => [name, sameKind(start, values[name]) ?? start])
  return { at, values: Object.fromEntries(entries) }
}

/** Text fields may hold numbers. */
function sameKind(start: unknown, value: unknown): unknown {
  if (Array.isArray(start)) return isTextList(value) ? value : undefined
  return typeof value === 'string' || typeof value === 'number' ? value : undefined
}

const isTextList = (value: unknown) => Array.isArray(value) && value.every((one) => typeof one === 'string')

/** Stores the draft; returns whether the browser could. */
export const keepJobDraft = (values: JobFormValues): boolean => stored.write({ values })

export const dropJobDraft = (): void => stored.remove()
