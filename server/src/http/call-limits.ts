import { BlockList, isIPv6 } from 'node:net'
import { listActivity } from '@hearback/contract/accounts/activity.ts'
import { changePlan } from '@hearback/contract/accounts/subscriptions.ts'
import { removeMember } from '@hearback/contract/accounts/team.ts'
import type { Endpoint } from '@hearback/contract/endpoint.ts'
import { bulkUpdateStatus, pickSlot } from '@hearback/contract/hiring/answering.ts'
import { findApplicants } from '@hearback/contract/hiring/applicants.ts'
import { applyToJob, updateApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import { startChat } from '@hearback/contract/hiring/chat.ts'
import { searchChats } from '@hearback/contract/hiring/chat-search.ts'
import { claimAnswer, settleClaim } from '@hearback/contract/hiring/clock/answer-claims.ts'
import { closeJobs } from '@hearback/contract/hiring/clock/job-closings.ts'
import { nudgeEmployer } from '@hearback/contract/hiring/clock/nudges.ts'
import { getHiringReport } from '@hearback/contract/hiring/hiring-report.ts'
import { cancelInterview, markNoShow, requestOtherTimes } from '@hearback/contract/hiring/interview-changes.ts'
import { inviteToApply } from '@hearback/contract/hiring/job-invitations.ts'
import { makeOffer, updateOfferStatus } from '@hearback/contract/hiring/offers.ts'
import { replyAsEmployer, replyAsSeeker, reviewEmployer, reviewSeeker } from '@hearback/contract/hiring/reviews.ts'
import { viewCompany } from '@hearback/contract/jobs/company-views.ts'
import { countFilters } from '@hearback/contract/jobs/filter-counts.ts'
import { searchJobs, suggestSearch } from '@hearback/contract/jobs/job-search.ts'
import { countJobView, postJob } from '@hearback/contract/jobs/jobs.ts'
import { mapJobs, mapTalents } from '@hearback/contract/jobs/maps.ts'
import { suggestPlaces } from '@hearback/contract/jobs/places.ts'
import { listEmployers } from '@hearback/contract/people/employers.ts'
import { exportResume } from '@hearback/contract/people/resumes.ts'
import {
  addToTalentList,
  createTalentList,
  listTalentSearches,
  saveTalentSearch,
} from '@hearback/contract/people/saved-talents.ts'
import { addExperience, listTalents, searchTalents, updateExperience } from '@hearback/contract/people/seekers.ts'
import { contactUs } from '@hearback/contract/trust/contact.ts'
import { fileAppeal } from '@hearback/contract/trust/moderation.ts'
import {
  reportCompany,
  reportEmployerReview,
  reportJob,
  reportMessage,
  reportSeeker,
  reportSeekerReview,
} from '@hearback/contract/trust/reports.ts'
import type { RateLimits, RateRule } from '../ports/rate-limits.ts'

/** Rate-limited calls whose features do not limit themselves, with their rules. */
const counted: ReadonlyMap<Endpoint, RateRule> = new Map<Endpoint, RateRule>([
  ...[searchJobs, countFilters, mapJobs, suggestSearch, suggestPlaces].map((one) => [one, 'searchByCaller'] as const),
  ...[listTalents, searchTalents, mapTalents, listEmployers, countJobView, findApplicants, searchChats].map(
    (one) => [one, 'searchByCaller'] as const,
  ),
  ...[
    applyToJob,
    updateApplicationStatus,
    bulkUpdateStatus,
    closeJobs,
    pickSlot,
    cancelInterview,
    markNoShow,
    requestOtherTimes,
    claimAnswer,
    settleClaim,
    nudgeEmployer,
  ].map((one) => [one, 'actByCaller'] as const),
  ...[makeOffer, updateOfferStatus, startChat, fileAppeal].map((one) => [one, 'actByCaller'] as const),
  ...[inviteToApply, saveTalentSearch, createTalentList].map((one) => [one, 'actByCaller'] as const),
  ...[listTalentSearches, addToTalentList, getHiringReport, listActivity].map(
    (one) => [one, 'searchByCaller'] as const,
  ),
  ...[reviewEmployer, reviewSeeker, replyAsEmployer, replyAsSeeker].map((one) => [one, 'actByCaller'] as const),
  ...[postJob, viewCompany, contactUs, removeMember].map((one) => [one, 'actByCaller'] as const),
  ...[reportJob, reportSeeker, reportCompany, reportMessage].map((one) => [one, 'actByCaller'] as const),
  ...[reportEmployerReview, reportSeekerReview].map((one) => [one, 'actByCaller'] as const),
  ...[addExperience, updateExperience, changePlan, exportResume].map((one) => [one, 'actByCaller'] as const),
])

interface CountedCaller {
  readonly userId: string | undefined
  readonly keyId?: string | undefined
  readonly address: string
}

export interface CallLimits {
  /** Counts an expensive call by account or else by address, and any call with an API key by the key. Throws too_many_requests. */
  limitCall(endpoint: Endpoint, caller: CountedCaller): Promise<void>
  /** Counts messages of an AI assistant, by address, together with the searches of that address. Throws too_many_requests. */
  limitTools(address: string, messages: number): Promise<void>
  /** Counts a request for a share picture, by address. Throws too_many_requests. */
  limitPicture(address: string): Promise<void>
  /** Counts a request for a calendar, by address. Throws too_many_requests. */
  limitCalendar(address: string): Promise<void>
  /** Counts a new socket connection, by address, before its sign-in. Throws too_many_requests. */
  limitConnection(address: string): Promise<void>
}

const own = new BlockList()
own.addSubnet('127.0.0.0', 8)
own.addAddress('::1', 'ipv6')
own.addSubnet('::ffff:127.0.0.0', 104, 'ipv6')

/** Loopback addresses are exempt: they are the operator's programs, or a proxy missing from TRUST_PROXY that stands for all visitors. */
const isOwn = (address: string) => own.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

export function createCallLimits(limits: RateLimits): CallLimits {
  const take = async (rule: RateRule, key: string, address: string) => {
    if (!isOwn(address)) await limits.consume(rule, key)
  }
  return {
    async limitCall(endpoint, { userId, keyId, address }) {
      if (keyId !== undefined) return take('callByKey', keyId, address)
      const rule = counted.get(endpoint)
      if (rule) await take(rule, userId ?? address, address)
    },
    async limitTools(address, messages) {
      for (let message = 0; message < messages; message++) await take('searchByCaller', address, address)
    },
    limitPicture: (address) => take('pictureByAddress', address, address),
    limitCalendar: (address) => take('calendarByAddress', address, address),
    limitConnection: (address) => take('connectionByAddress', address, address),
  }
}
