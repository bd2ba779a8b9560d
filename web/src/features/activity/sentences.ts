import type { ActivityEntry } from '@hearback/contract/accounts/activity.ts'
import type { Part } from '@hearback/texts/part.ts'
import * as t from '@hearback/texts/web/activity.ts'
import type { SentenceProps } from '../../ui/text/Sentence.tsx'
import { valueWords } from './value-words.ts'

type Person = { readonly name: string | null }

/** The name of the member who acted; the product itself for its own acts. */
export const actorName = ({ member }: ActivityEntry): string => (member ? personName(member) : t.system)

/** A person without a name left the company and erased their account, or never gave one. */
const personName = ({ name }: Person): string => (name ?? t.formerMember) || t.unnamedMember

type OfJob = (who: Part, job: Part) => string
const JOB: Partial<Record<ActivityEntry['act'], OfJob>> = {
  job_posted: t.jobPosted,
  job_edited: t.jobEdited,
  job_paused: t.jobPaused,
  job_reopened: t.jobReopened,
  job_renewed: t.jobRenewed,
  job_closed: t.jobClosed,
  job_expired: (_who, job) => t.jobExpired(job),
  job_deleted: t.jobDeleted,
  job_restored: t.jobRestored,
  job_staffed: t.jobStaffed,
}
const APPLICANT: Partial<Record<ActivityEntry['act'], OfJob>> = {
  application_answered: t.applicationAnswered,
  offer_made: t.offerMade,
  offer_replaced: t.offerReplaced,
  offer_withdrawn: t.offerWithdrawn,
  offer_rescinded: t.offerRescinded,
  offer_expired: (_who, applicant) => t.offerExpired(applicant),
}
const COLLEAGUE: Partial<Record<ActivityEntry['act'], OfJob>> = {
  team_invited: t.teamInvited,
  team_promoted: t.teamPromoted,
  team_removed: t.teamRemoved,
}
const NAMED: Partial<Record<ActivityEntry['act'], OfJob>> = {
  company_template_added: t.templateAdded,
  company_template_edited: t.templateEdited,
  company_template_removed: t.templateRemoved,
  company_domain_proved: t.domainProved,
  company_domain_lapsed: (_who, domain) => t.domainLapsed(domain),
  company_domain_removed: t.domainRemoved,
}
const ALONE: Partial<Record<ActivityEntry['act'], (who: Part) => string>> = {
  team_uninvited: t.teamUninvited,
  team_joined: t.teamJoined,
  team_left: t.teamLeft,
  company_created: t.companyCreated,
  company_edited: t.companyEdited,
  company_replanned: () => t.planChanged,
}

const changeOf = ({ changes }: ActivityEntry, field: string) => changes.find((change) => change.field === field)

/** The name of the template or domain. */
function nameIn(entry: ActivityEntry): string {
  const { before = null, after = null } = changeOf(entry, 'template') ?? changeOf(entry, 'domain') ?? {}
  return String(after ?? before ?? '')
}

/** The entry as a sentence with its names apart. */
export function sentenceOf(entry: ActivityEntry): SentenceProps {
  const { act, job, applicant, colleague, invited } = entry
  const who = actorName(entry)
  const jobName = job?.jobTitle || t.untitledJob
  const applicantName = applicant?.name ?? t.someApplicant
  if (act === 'application_moved') return { of: movedSentence(entry), names: [who, applicantName] }
  if (JOB[act]) return { of: JOB[act] as SentenceProps['of'], names: [who, jobName] }
  if (APPLICANT[act]) return { of: APPLICANT[act] as SentenceProps['of'], names: [who, applicantName] }
  if (COLLEAGUE[act]) {
    const whom = colleague ? personName(colleague) : (invited ?? t.someone)
    return { of: COLLEAGUE[act] as SentenceProps['of'], names: [who, whom] }
  }
  if (NAMED[act]) return { of: NAMED[act] as SentenceProps['of'], names: [who, nameIn(entry)] }
  return { of: ALONE[act] as SentenceProps['of'], names: [who] }
}

/** Steps that have a verb of their own, else the stage. */
function movedSentence(entry: ActivityEntry): SentenceProps['of'] {
  const stage = changeOf(entry, 'status')?.after ?? null
  const sentences: Record<string, OfJob> = {
    viewed: t.applicationOpened,
    rejected: t.applicationRejected,
    hired: (_who, applicant) => t.applicationHired(applicant),
    expired: (_who, applicant) => t.applicationExpired(applicant),
  }
  const words = valueWords('status', stage) ?? ''
  const of = sentences[String(stage)] ?? ((who, applicant) => t.applicationMoved(who, applicant, words))
  return of as SentenceProps['of']
}
