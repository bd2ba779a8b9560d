import type { LeftOut, LeftReason } from '@hearback/contract/people/resumes.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { normalizeText, onOneLine, truncate } from '@hearback/contract/values/text.ts'

export type Left = LeftOut[]

const sentences: Record<Exclude<LeftReason, 'unreadable'>, string> = {
  no_place: 'Your profile has no field for this',
  kept: 'You already have this. Choose “Replace” to overwrite it',
  ends_before_start: 'The end date is before the start date',
  too_many_skills: `You can have at most ${limits.listItems} skills`,
  too_many_jobs: `You can have at most ${limits.experiences} jobs`,
  skill_too_long: `A skill can have at most ${limits.listItem} characters`,
  no_skill_levels: 'Skill levels aren’t supported',
  changed_in_settings: 'Change your account email and phone in the settings',
  pictures_are_uploaded: 'Upload your picture in your profile. Links aren’t imported',
  city_needed: 'A city is required',
  two_names_needed: 'A first and last name are required',
  job_incomplete: 'A job needs a title, a company and a start date',
  work_address_by_hand: 'Add your work email yourself, because we send a link to it',
  confirmed_by_mail_only: 'Only the link we send to your work email can confirm a job',
  too_many_entries: `Your profile has room for ${limits.profileEntries} of these`,
}

type KnownReason = keyof typeof sentences

interface Reading {
  /** Keys that are imported. */
  readonly known: readonly string[]
  readonly path: string
  /** Reasons for keys that need a specific explanation. */
  readonly why?: Readonly<Record<string, KnownReason>>
}

/** Records every part that is not empty and not imported. */
export function leftOver(left: Left, part: object, { known, path, why = {} }: Reading): void {
  for (const [key, value] of Object.entries(part)) {
    if (known.includes(key) || isEmpty(value)) continue
    const reason = Object.hasOwn(why, key) ? why[key] : undefined
    noteLeft(left, [path, truncate(key, 60)].filter(Boolean).join('.'), value, reason ?? 'no_place')
  }
}

/** Records a part that is left out, unless it is empty. */
export function noteLeft(left: Left, source: string, value: unknown, reason: KnownReason): void {
  if (!isEmpty(value)) left.push({ source, what: beginningOf(value), reason, why: sentences[reason] })
}

/** Records a value that fails validation, with the validation message. */
export function noteUnreadable(left: Left, source: string, value: unknown, message: string): void {
  if (!isEmpty(value)) left.push({ source, what: beginningOf(value), reason: 'unreadable', why: message })
}

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0)

const shown = 80
function beginningOf(value: unknown): string | null {
  if (Array.isArray(value)) return value.length === 1 ? '1 entry' : `${value.length} entries`
  if (typeof value === 'object') return null
  return truncate(onOneLine(normalizeText(String(value))), shown)
}
