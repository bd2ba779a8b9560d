import type { ActivityEntry } from '@hearback/contract/accounts/activity.ts'
import type { Part } from '@hearback/texts/part.ts'
import * as t from '@hearback/texts/web/activity.ts'
import { valueWords } from '../../domain/changed-values.ts'
import type { SentenceProps } from '../../ui/text/Sentence.tsx'

type Person = { readonly name: string | null }

/** The name of the API key or member who acted; the product itself for its own acts. */
export function actorName({ member, key }: ActivityEntry): string {
  if (key !== null) return t.byKey(key)
  return member ? personName(member) : t.system
}

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
  job_criteria_set: t.jobCriteriaSet,
}
const APPLICANT: Partial<Record<ActivityEntry['act'], OfJob>> = {
  application_answered: t.applicationAnswered,
  application_noted: t.applicationNoted,
  application_note_edited: t.applicationNoteEdited,
  application_note_deleted: t.applicationNoteDeleted,
  application_scored: t.applicationScored,
  application_score_edited: t.applicationScoreEdited,
  application_score_deleted: t.applicationScoreDeleted,
  application_claimed: t.applicationClaimed,
  application_contested: (_who, applicant) => t.applicationContested(applicant),
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
/** Notes and scorecards of a colleague that a member deletes. */
const OF_COLLEAGUE: Partial<Record<ActivityEntry['act'], (who: Part, colleague: Part, applicant: Part) => string>> = {
  application_note_deleted: t.colleagueNoteDeleted,
  application_score_deleted: t.colleagueScoreDeleted,
}
const NAMED: Partial<Record<ActivityEntry['act'], OfJob>> = {
  company_template_added: t.templateAdded,
  company_template_edited: t.templateEdited,
  company_template_removed: t.templateRemoved,
  company_domain_proved: t.domainProved,
  company_domain_lapsed: (_who, domain) => t.domainLapsed(domain),
  company_domain_removed: t.domainRemoved,
  company_webhook_added: t.webhookAdded,
  company_webhook_edited: t.webhookEdited,
  company_webhook_rotated: t.webhookRotated,
  company_webhook_removed: t.webhookRemoved,
  company_webhook_disabled: (_who, url) => t.webhookDisabled(url),
  company_key_created: t.keyCreated,
  company_key_revoked: t.keyRevoked,
}
const ALONE: Partial<Record<ActivityEntry['act'], (who: Part) => string>> = {
  team_uninvited: t.teamUninvited,
  team_joined: t.teamJoined,
  team_left: t.teamLeft,
  company_created: t.companyCreated,
  company_edited: t.companyEdited,
  company_photo_added: t.photoAdded,
  company_photo_described: t.photoDescribed,
  company_photo_removed: t.photoRemoved,
  company_photos_ordered: t.photosOrdered,
  company_replanned: () => t.planChanged,
}

const changeOf = ({ changes }: ActivityEntry, field: string) => changes.find((change) => change.field === field)

/** The name of the template, domain or API key, or the address of the webhook. */
function nameIn(entry: ActivityEntry): string {
  const named = ['template', 'domain', 'webhook', 'key'].map((field) => changeOf(entry, field)).find(Boolean)
  const { before = null, after = null } = named ?? {}
  return String(after ?? before ?? '')
}

/** The entry as a sentence with its names apart. */
export function sentenceOf(entry: ActivityEntry): SentenceProps {
  const { act, job, applicant, colleague } = entry
  const who = actorName(entry)
  const applicantName = applicant?.name ?? t.someApplicant
  if (act === 'application_moved') return { of: movedSentence(entry), names: [who, applicantName] }
  if (colleague && OF_COLLEAGUE[act])
    return { of: OF_COLLEAGUE[act] as SentenceProps['of'], names: [who, personName(colleague), applicantName] }
  const of = { ...JOB, ...APPLICANT, ...COLLEAGUE, ...NAMED }[act]
  if (!of) return { of: ALONE[act] as SentenceProps['of'], names: [who] }
  const jobName = job?.jobTitle || t.untitledJob
  const subject = JOB[act] ? jobName : APPLICANT[act] ? applicantName : otherSubject(entry)
  return { of: of as SentenceProps['of'], names: [who, subject] }
}

/** The colleague, the template, the domain or the API key. */
function otherSubject(entry: ActivityEntry): string {
  const { act, colleague, invited } = entry
  if (COLLEAGUE[act]) return colleague ? personName(colleague) : (invited ?? t.someone)
  return nameIn(entry)
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
