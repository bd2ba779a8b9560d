import { randomUUID } from 'node:crypto'
import type { Tx } from '../db/database.ts'
import { insertOnly } from './demo.sql.ts'
import { before } from './rows.ts'

const criteria = ['Bread and ovens', 'Early mornings'] as const

/** Scorecards of the latest applications, with a rating and a sentence by criterion. */
const cards = [
  {
    of: 0,
    by: 'founder',
    ratings: [3, 4],
    sentences: ['Shaped sourdough for two years.', 'Asked for the 4 AM start.'],
  },
  { of: 0, by: 'contributor', ratings: [4, 3], sentences: ['Knows our deck oven.', ''] },
  { of: 1, by: 'contributor', ratings: [2, 3], sentences: ['Pastry rather than bread.', 'Has worked nights before.'] },
  { of: 1, by: 'recruiter', ratings: [3, 2], sentences: ['', 'The first bus is at 5:40.'] },
] as const

const notes = [
  { of: 0, by: 'recruiter', body: 'Called today: could start a trial day next Tuesday. Ben would show the ovens.' },
  { of: 0, by: 'contributor', body: 'Tuesday works for me. I’ll keep one batch of rye for the trial.' },
  { of: 1, by: 'contributor', body: 'Would fit the pastry shift better. Let’s ask before we decide.' },
] as const

interface Evaluated {
  readonly companyId: string
  readonly jobId: string
  /** The applications that may be written about. */
  readonly evaluated: readonly { applicationId: string; seekerId: string; appliedDaysAgo: number }[]
  readonly authors: Record<'founder' | 'recruiter' | 'contributor', { author_id: string; author_name: string }>
}

/** Criteria of a job, and what the members of its company wrote about the applications. */
export async function insertEvaluations(
  tx: Tx,
  { companyId, jobId, evaluated, authors }: Evaluated,
  now: Date,
): Promise<void> {
  const latest = evaluated.toSorted((a, b) => a.appliedDaysAgo - b.appliedDaysAgo)
  const asked = criteria.map((name, i) => ({ id: randomUUID(), job_id: jobId, name, position: i + 1 }))
  await insertOnly(tx, 'scorecard_criteria', asked)
  const written = <T extends { of: number; by: keyof typeof authors }>(items: readonly T[]) =>
    items.flatMap((item, i) => {
      const application = latest[item.of]
      if (!application) return []
      const { applicationId: application_id, seekerId: seeker_id, appliedDaysAgo } = application
      const created_at = before(now, (appliedDaysAgo * (items.length - i)) / (items.length + 1))
      return [{ item, row: { application_id, seeker_id, slot: i + 1, created_at, ...authors[item.by] } }]
    })
  const scorecards = written(cards).map(({ item, row }) => ({ item, row: { ...row, id: randomUUID(), job_id: jobId } }))
  await insertOnly(
    tx,
    'scorecards',
    scorecards.map(({ row }) => row),
  )
  await insertOnly(
    tx,
    'scorecard_ratings',
    scorecards.flatMap(({ item, row }) =>
      asked.map(({ id, name }, i) => ({
        scorecard_id: row.id,
        criterion_id: id,
        job_id: jobId,
        criterion: name,
        rating: item.ratings[i] ?? null,
        sentence: item.sentences[i] ?? '',
      })),
    ),
  )
  const noteRows = written(notes).map(({ item, row }) => ({ ...row, body: item.body }))
  await insertOnly(tx, 'application_notes', noteRows)
  const entryOf = (act: string) => (row: { author_id: string; application_id?: string; created_at: Date }) => ({
    company_id: companyId,
    is_automatic: false,
    act,
    member_id: row.author_id,
    job_id: jobId,
    application_id: row.application_id ?? null,
    at: row.created_at,
  })
  const founded = { author_id: companyId, created_at: before(now, 5.8) }
  await insertOnly(tx, 'company_activity', [
    { ...entryOf('job_criteria_set')(founded), before: '{"criteria":null}', after: JSON.stringify({ criteria }) },
    ...scorecards.map(({ row }) => entryOf('application_scored')(row)),
    ...noteRows.map(entryOf('application_noted')),
  ])
}
