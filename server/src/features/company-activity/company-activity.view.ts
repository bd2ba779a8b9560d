import type { ActivityEntry, ChangedValue } from '@hearback/contract/accounts/activity.ts'
import type { EntryRow } from './company-activity.sql.ts'

interface Known {
  /** Names of members by id. */
  readonly names: ReadonlyMap<string, string>
  /** Members by the invitation that they accepted. */
  readonly joined: ReadonlyMap<string | null, string | null>
}

type Values = Record<string, ChangedValue>
const valuesOf = (stored: unknown): Values => (stored ?? {}) as Values

/** Fields whose values are ids of members. */
const memberFields = ['lead', 'recruiters', 'contributors']
/** Acts whose subject is a member: of deletions the author, if another one deletes. */
const aboutMember = ['team_promoted', 'team_removed', 'application_note_deleted', 'application_score_deleted']

const idsIn = (value: ChangedValue | undefined): string[] => (value ? [value].flat().map(String) : [])

/** The ids of the members that an entry names. */
export const namedMembers = ({ act, member_id, subject_id, before, after }: EntryRow): (string | null)[] => [
  member_id,
  ...(aboutMember.includes(act) ? [subject_id] : []),
  ...[before, after].flatMap((values) => memberFields.flatMap((field) => idsIn(valuesOf(values)[field]))),
]

export const entryView = (row: EntryRow, { names, joined }: Known): ActivityEntry => {
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null))
  const person = (id: string | null) => ({ _id: id, name: nameOf(id) })
  const accepted = row.act === 'team_invited' ? joined.get(row.subject_id) : undefined
  const colleagueId = aboutMember.includes(row.act) ? (row.subject_id ?? undefined) : accepted
  const hasApplicant = row.topic === 'application' || row.topic === 'offer'
  return {
    _id: row.id,
    at: row.at.toISOString(),
    act: row.act as ActivityEntry['act'],
    member: row.is_automatic ? null : person(row.member_id),
    key: row.key_name,
    job: row.job_id && { _id: row.job_id, jobTitle: row.title ?? '', deleted: row.deleted_at !== null },
    application: row.application_id,
    applicant: hasApplicant && row.applicant_id ? { _id: row.applicant_id, name: row.applicant || null } : null,
    colleague: colleagueId === undefined ? null : person(colleagueId),
    invited: row.email,
    changes: changesOf(row).map((change) => (memberFields.includes(change.field) ? named(change, nameOf) : change)),
  } as ActivityEntry
}

type Change = ActivityEntry['changes'][number]

function changesOf({ before, after }: EntryRow): Change[] {
  const [was, is] = [valuesOf(before), valuesOf(after)]
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].map((field) => ({
    field,
    before: was[field] ?? null,
    after: is[field] ?? null,
  }))
}

/** Erased members have no name, and are left out. */
function named({ field, before, after }: Change, nameOf: (id: string) => string | null): Change {
  const namesIn = (value: ChangedValue) => {
    const found = idsIn(value).flatMap((id) => nameOf(id) ?? [])
    return found.length > 0 ? found : null
  }
  return { field, before: namesIn(before), after: namesIn(after) }
}
