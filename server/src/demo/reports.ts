import type { RowOf } from './demo.sql.ts'
import { before } from './rows.ts'

interface Ids {
  readonly employerIds: string[]
  readonly seekerIds: string[]
  readonly jobIds: string[]
}
interface Names {
  readonly employers: readonly { businessName: string }[]
  readonly jobs: readonly { title: string; employer: number; status: string }[]
}

/** Has neither company nor profile, so that `npm run admin` can make it a moderator's. */
export const moderatorEmail = 'moderator@people.example'

/** The words of people who report, and how many days ago. */
const reported = [
  {
    job: 0,
    reason: 'asks_for_money',
    details: 'They wanted 60 dollars for a background check before any talk.',
    days: 0.4,
  },
  { job: 0, reason: 'scam_or_fraud', details: 'The address that they gave is a parking lot.', days: 1.2 },
  { job: 1, reason: 'already_filled', details: 'On the phone they said that it was filled in summer.', days: 2.5 },
  { job: 2, reason: 'misleading', details: 'The pay is for the first month only.', days: 4 },
  { company: 2, reason: 'never_answers', details: 'Three applications, not a word.', days: 3 },
] as const

/** Reports that wait for a decision, of open jobs far down the list so that the first pages stay as they are. */
export function reportRows({ employers, jobs }: Names, ids: Ids, now: Date): RowOf<'reports'>[] {
  const open = jobs.map((job, index) => ({ ...job, index })).filter(({ status }) => status === 'open')
  return reported.map(({ reason, details, days, ...target }, place) => {
    const reporter = { reporter_id: ids.seekerIds[10 + place] ?? null, case_number: `HB-DEM2-${'ABCDE'[place]}2` }
    const told = { ...reporter, reason, details, created_at: before(now, days) }
    if ('company' in target) {
      const id = ids.employerIds[target.company] ?? ''
      return {
        ...told,
        kind: 'company',
        target_id: id,
        owner_id: id,
        target_name: employers[target.company]?.businessName ?? '',
      }
    }
    const job = open[target.job]
    return {
      ...told,
      kind: 'job',
      target_id: ids.jobIds[job?.index ?? 0] ?? '',
      owner_id: ids.employerIds[job?.employer ?? 0] ?? '',
      target_name: job?.title ?? '',
    }
  })
}

/** Messages of the contact form. */
export const contactRows = (now: Date): RowOf<'contact_messages'>[] => [
  {
    sender_key: 'demo',
    name: 'Priya Shah',
    email: 'priya.shah@elsewhere.example',
    message:
      'Is there a way to post the same job in two towns without paying twice? We have a shop in Nampa and one in Boise.',
    created_at: before(now, 0.2),
  },
]
