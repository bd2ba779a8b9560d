import { createHash, randomUUID } from 'node:crypto'
import { Benefit, Weekday } from '@hearback/contract/jobs/work-details.ts'
import { applicationLimits } from '@hearback/contract/values/application-limits.ts'
import type { DemoApplication, DemoInterview, DemoStep } from './applications.ts'
import type { RowOf } from './demo.sql.ts'
import type { DemoEmployer } from './employers.ts'
import type { DemoDetails, DemoJob } from './jobs.ts'
import type { DemoOffer } from './offers.ts'
import { entryColumns } from './profile-entries.ts'
import type { DemoSeeker } from './seekers.ts'

const day = 86_400_000
const zone = 'America/Boise'

export interface Spot {
  readonly place_id: number | null
  readonly city: string
  readonly country: string | null
  readonly latitude: number | null
  readonly longitude: number | null
}

const kmPerDegree = 111.195
const furthestKm = 9

/** Where in its town a company works, the same at every run, so that a map has more to show than one point a town. */
export function workplaceIn(spot: Spot, company: string): Spot {
  const { latitude, longitude } = spot
  if (latitude === null || longitude === null) return spot
  const bytes = createHash('sha256').update(`${company} ${spot.city}`).digest()
  const direction = (bytes.readUInt16BE(0) / 65_536) * 2 * Math.PI
  const degrees = (0.08 + 0.92 * (bytes.readUInt16BE(2) / 65_536)) * (furthestKm / kmPerDegree)
  return {
    ...spot,
    latitude: latitude + degrees * Math.cos(direction),
    longitude: longitude + (degrees * Math.sin(direction)) / Math.cos((latitude * Math.PI) / 180),
  }
}

export const before = (now: Date, daysAgo: number): Date => new Date(now.getTime() - daysAgo * day)

export function employerRow(
  employer: DemoEmployer,
  userId: string,
  { place_id, latitude, longitude }: Spot,
  now: Date,
): RowOf<'employers'> {
  return {
    user_id: userId,
    first_name: employer.person.first,
    last_name: employer.person.last,
    profession: 'Manager',
    business_name: employer.businessName,
    business_location: employer.town,
    place_id,
    latitude,
    longitude,
    company_size: employer.size,
    industry_type: employer.trade.industry,
    business_description: employer.description,
    company_website: `https://${employer.email.split('@')[0]}.example`,
    created_at: before(now, employer.hereForDays),
  }
}

export function jobRow(job: DemoJob, employerId: string, spot: Spot, now: Date, daysLeft: number): RowOf<'jobs'> {
  const published = before(now, job.publishedDaysAgo)
  return {
    employer_id: employerId,
    title: job.title,
    category: job.category,
    pay_from: job.payFrom,
    pay_to: job.payTo,
    pay_period: job.payPeriod,
    skills: job.skills,
    physical_requirements: job.physicalRequirements,
    description: job.description,
    employment_type: job.employmentType,
    workplace: job.workplace,
    ...spot,
    ...(job.details && detailColumns(job.details, now)),
    status: job.status,
    views: job.views,
    expires_at: before(now, -daysLeft),
    published_at: published,
    confirmed_at: before(now, Math.min(job.publishedDaysAgo, 20)),
    created_at: published,
  }
}

function detailColumns(details: DemoDetails, now: Date) {
  const { shifts, workDays, hours, startsInDays = -1, benefits, experienceLevel, openings, neighborhood } = details
  return {
    shifts,
    work_days: Weekday.options.filter((day) => workDays.includes(day)),
    hours_per_week_from: hours?.[0] ?? null,
    hours_per_week_to: hours?.[1] ?? null,
    start_date: startsInDays > 0 ? before(now, -startsInDays).toISOString().slice(0, 10) : null,
    starts_immediately: startsInDays === 0,
    benefits: Benefit.options.filter((benefit) => benefits.includes(benefit)),
    experience_level: experienceLevel ?? null,
    openings: openings ?? null,
    applicant_limit: applicationLimits.applicantLimit.usual,
    neighborhood: neighborhood ?? null,
    ...statementColumns(details, now),
  }
}

function statementColumns({ vacancy, aiUse, aiUseDetails, decisionInDays }: DemoDetails, now: Date) {
  return {
    vacancy: vacancy ?? null,
    ai_use: aiUse ?? null,
    ai_use_details: aiUseDetails ?? null,
    decision_by: decisionInDays === undefined ? null : before(now, -decisionInDays).toISOString().slice(0, 10),
  }
}

export function seekerRow(seeker: DemoSeeker, userId: string, spot: Spot, now: Date): RowOf<'seekers'> {
  const near = (degrees: number | null, offset: number) => (degrees === null ? null : degrees + offset)
  return {
    user_id: userId,
    first_name: seeker.person.first,
    last_name: seeker.person.last,
    city: spot.city,
    place_id: spot.place_id,
    latitude: near(spot.latitude, seeker.offset[0]),
    longitude: near(spot.longitude, seeker.offset[1]),
    hourly_rate: seeker.hourlyRate,
    availability: seeker.availability,
    job_title: seeker.jobTitle,
    institute_name: seeker.school,
    job_category: seeker.trade.category,
    skills: seeker.skills,
    about_me: seeker.aboutMe,
    vacation_hours: seeker.vacationHours,
    ...(seeker.entries && entryColumns(seeker.entries, now)),
    published_at: now,
  }
}

/** The application as its steps, and perhaps a message that answered it, left it. */
export function applicationRow(
  { steps, letter, source }: DemoApplication,
  answeredByMessage: number | undefined,
  ids: { job_id: string; seeker_id: string; employer_id: string },
  memberId: string,
  now: Date,
): RowOf<'applications'> {
  const [applied] = steps
  const last = steps.at(-1)
  if (!applied || !last) throw new Error('an application has at least one step')
  const at = (daysAgo: number | undefined) => (daysAgo === undefined ? null : before(now, daysAgo))
  const acts = steps.filter((step) => step.by === 'employer' && step.to !== 'viewed').map(({ daysAgo }) => daysAgo)
  if (answeredByMessage !== undefined) acts.unshift(answeredByMessage)
  return {
    ...ids,
    description: letter,
    status: last.to,
    source,
    answered_by: acts.length === 0 ? null : answeredByMessage === undefined ? memberId : ids.employer_id,
    ...stageTimes(steps),
    views: steps.length,
    applied_at: before(now, applied.daysAgo),
    answer_due_at: before(now, applied.daysAgo - 14),
    viewed_at: at(steps.find((step) => step.to === 'viewed')?.daysAgo ?? acts[0]),
    answered_at: at(acts[0]),
    last_employer_act_at: at(acts.at(-1)),
    status_changed_at: before(now, last.daysAgo),
    reminded_day: [14, 12, 7].find((mark) => applied.daysAgo >= mark) ?? 0,
    created_at: before(now, applied.daysAgo),
  }
}

/** Seconds in each stage that was left. */
function stageTimes(steps: readonly DemoStep[]): Partial<RowOf<'applications'>> {
  const secondsIn = (stage: string) => {
    const begun = steps.findIndex(({ to }) => to === stage)
    const [entered, left] = [steps[begun], steps[begun + 1]]
    return entered && left ? Math.round(((entered.daysAgo - left.daysAgo) * day) / 1_000) : null
  }
  return {
    seconds_applied: secondsIn('applied'),
    seconds_viewed: secondsIn('viewed'),
    seconds_shortlisted: secondsIn('shortlisted'),
    seconds_interview: secondsIn('interview'),
    seconds_offered: secondsIn('offered'),
  }
}

/** The offer as its steps left it, under this id. */
export function offerRow(
  { steps, terms, startsInDays, validDays }: DemoOffer,
  ids: Pick<RowOf<'offers'>, 'employer_id' | 'seeker_id' | 'job_id' | 'application_id' | 'supersedes_id'> & {
    id: string
  },
  now: Date,
): RowOf<'offers'> {
  const [sent] = steps
  const last = steps.at(-1)
  if (!sent || !last) throw new Error('an offer has at least one step')
  const startDate = before(now, -startsInDays).toISOString().slice(0, 10)
  return {
    ...ids,
    details: JSON.stringify({ ...terms, startDate }),
    status: last.to,
    status_changed_at: before(now, last.daysAgo),
    expires_at: before(now, sent.daysAgo - validDays),
    created_at: before(now, sent.daysAgo),
  }
}

export const offerStepRows = (
  { steps }: DemoOffer,
  { offerId, employerId, seekerId }: { offerId: string; employerId: string; seekerId: string },
  now: Date,
): RowOf<'offer_steps'>[] =>
  steps.map((step) => ({
    offer_id: offerId,
    from_status: step.from,
    to_status: step.to,
    by: step.by,
    actor_id: { employer: employerId, seeker: seekerId, system: null }[step.by],
    reason: step.reason ?? null,
    at: before(now, step.daysAgo),
  }))

export function historyRows(
  steps: DemoStep[],
  {
    applicationId,
    employerId,
    memberId,
    seekerId,
  }: { applicationId: string; employerId: string; memberId: string; seekerId: string },
  now: Date,
): { steps: RowOf<'application_steps'>[]; interviews: RowOf<'interviews'>[] } {
  const interviews: RowOf<'interviews'>[] = []
  const rows = steps.map((step) => {
    const interview =
      step.interview && interviewRow(step.interview, applicationId, employerId, before(now, step.daysAgo))
    if (interview) interviews.push(interview)
    return {
      application_id: applicationId,
      from_status: step.from,
      to_status: step.to,
      by: step.by,
      actor_id: { employer: memberId, seeker: seekerId, system: null }[step.by],
      feedback: step.feedback ?? null,
      reason_code: step.reasonCode ?? null,
      interview_id: interview?.id ?? null,
      at: before(now, step.daysAgo),
    }
  })
  return { steps: rows, interviews }
}

function interviewRow(
  { mode, message, slotsInDays, picked }: DemoInterview,
  applicationId: string,
  employerId: string,
  at: Date,
) {
  const midnight = Math.floor(at.getTime() / day) * day
  const slots = slotsInDays.map((days) => new Date(midnight + (days + 0.25) * day))
  return {
    id: randomUUID(),
    application_id: applicationId,
    employer_id: employerId,
    message,
    mode,
    place: { onsite: 'At our place, ask for the manager', video: 'https://meet.example/hearback', phone: '' }[mode],
    time_zone: zone,
    minutes: 30,
    slots,
    picked: picked ? (slots[0] ?? null) : null,
    created_at: at,
  }
}
