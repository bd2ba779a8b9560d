import type { LeftOut, LeftReason } from '@hearback/contract/people/resumes.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { normalizeText, onOneLine, truncate } from '@hearback/contract/values/text.ts'

export type Left = LeftOut[]

const sentences: Record<Exclude<LeftReason, 'unreadable'>, string> = {
  no_place: 'Your profile has no place for this',
  kept: 'You have something here already; “Replace” would take it',
  ends_before_start: 'The end is before the start',
  too_many_skills: `At most ${limits.listItems} skills`,
  too_many_jobs: `At most ${limits.experiences} jobs`,
  skill_too_long: `A skill has at most ${limits.listItem} characters`,
  no_skill_levels: 'Skills have no levels here',
  changed_in_settings: 'E-mail and phone of the account are changed in the settings, never by a file',
  pictures_are_uploaded: 'A picture is uploaded, never fetched from an address',
  city_needed: 'A city is needed',
  two_names_needed: 'A first and a last name are needed',
  job_incomplete: 'A job needs a title, a company and a start',
  work_address_by_hand: 'A work address is added by hand, because a link is mailed to it',
  confirmed_by_mail_only: 'Only the answer to a link that is mailed to your work address confirms a job',
  one_school_only: 'One school has a place here; the latest is taken',
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
