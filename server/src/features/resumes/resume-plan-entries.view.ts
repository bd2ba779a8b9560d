import type { WishedPay } from '@hearback/contract/people/profile-entries.ts'
import type { FieldChange } from '@hearback/contract/people/resumes.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import type { Draft } from './resume-draft.rules.ts'
import type { EntryOf, ListField, SaidEntry } from './resume-entries.view.ts'
import { noteLeft } from './resume-left.rules.ts'
import type { Said } from './resume-said.rules.ts'

/** The keys of an entry in the order in which it is shown. */
const shownKeys: Readonly<Record<ListField, readonly string[]>> = {
  schools: ['degree', 'subject', 'institution', 'startDate', 'endDate'],
  certificates: ['name', 'issuer', 'number', 'issueDate', 'expiryDate'],
  languages: ['language', 'level'],
  links: ['title', 'url'],
  workAuthorization: ['country', 'sponsorship'],
}
/** The keys that tell two entries apart. */
const ownKeys: Readonly<Record<ListField, readonly string[]>> = {
  schools: ['institution', 'subject', 'degree'],
  certificates: ['name', 'issuer'],
  languages: ['language'],
  links: ['url'],
  workAuthorization: ['country'],
}
const fields = Object.keys(shownKeys) as ListField[]
const parts = (keys: readonly string[], entry: EntryOf) => keys.flatMap((key) => entry[key] ?? [])
const textOf = (field: ListField, entry: EntryOf) => parts(shownKeys[field], entry).join(' · ')
const keyOf = (field: ListField, entry: EntryOf) =>
  ownKeys[field].map((key) => (entry[key] ?? '').toLowerCase()).join('\n')
const isSame = (a: EntryOf, b: EntryOf) => Object.entries({ ...a, ...b }).every(([key]) => a[key] === b[key])

/** In `add` mode, new entries are appended. In `replace` mode, the list of the file replaces that of the profile, unless the file has none. */
export function planEntries(draft: Draft, entries: readonly SaidEntry[]): void {
  for (const field of fields)
    planList(
      draft,
      field,
      entries.filter((entry) => entry.field === field),
    )
}

function planList(draft: Draft, field: ListField, entries: readonly SaidEntry[]): void {
  if (entries.length === 0) return
  const before = (draft.profile?.[field] ?? []) as EntryOf[]
  const had = new Map(before.map((entry) => [keyOf(field, entry), entry]))
  const list = new Map(draft.mode === 'add' ? had : [])
  const changes = [...onceEach(field, entries)].flatMap(([key, entry]) => planEntry(draft, list, had.get(key), entry))
  const removed = [...had].filter(([key]) => !list.has(key))
  for (const [, entry] of removed) {
    changes.push({ field, source: sourceOf(entries), before: textOf(field, entry), after: null, note: null })
  }
  if (changes.length === 0) return
  draft.changes.push(...changes)
  Object.assign(draft.form, { [field]: [...list.values()] })
}

/** Puts an entry on the list, unless it has no place there; returns the change. */
function planEntry(
  { left, mode }: Draft,
  list: Map<string, EntryOf>,
  own: EntryOf | undefined,
  { field, value, source, note }: SaidEntry,
): FieldChange[] {
  const key = keyOf(field, value)
  // Values that the file lacks stay, such as the number of a certificate.
  const next = { ...own, ...value }
  const isUnchanged = own !== undefined && isSame(own, next)
  const isKept = own !== undefined && mode === 'add'
  if (!isUnchanged && (isKept || list.size >= limits.profileEntries)) {
    noteLeft(left, source, textOf(field, value), isKept ? 'kept' : 'too_many_entries')
    return []
  }
  list.set(key, next)
  return isUnchanged
    ? []
    : [{ field, source, before: own ? textOf(field, own) : null, after: textOf(field, next), note }]
}

/** The first entry with each key. */
const onceEach = (field: ListField, entries: readonly SaidEntry[]) =>
  new Map(
    entries
      .toReversed()
      .map((entry) => [keyOf(field, entry.value), entry] as const)
      .toReversed(),
  )

const sourceOf = ([entry]: readonly SaidEntry[]) => entry?.source.replace(/\.\d+$/u, '') ?? ''

/** The pay is imported as a whole. */
export function planPay({ form, changes, left, mode, profile }: Draft, pay: Said<WishedPay> | undefined): void {
  if (!pay) return
  const text = ({ amount, period, currency }: WishedPay) => `${amount} · ${period} · ${currency}`
  const before = profile?.wishedPay ? text(profile.wishedPay) : null
  const after = text(pay.value)
  if (before === after) return
  if (mode === 'add' && before) noteLeft(left, pay.source, after, 'kept')
  else {
    form.wishedPay = pay.value
    changes.push({ field: 'wishedPay', source: pay.source, before, after, note: pay.note })
  }
}
