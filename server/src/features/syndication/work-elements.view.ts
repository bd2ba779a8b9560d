import {
  type AiUse,
  type ExperienceLevel,
  immediately,
  type Vacancy,
  type WorkDetails,
} from '@hearback/contract/jobs/work-details.ts'

const experience: Record<ExperienceLevel, string> = {
  none: 'No experience needed',
  entry: 'Entry level',
  mid: 'Mid level',
  senior: 'Senior level',
  lead: 'Lead',
}

const vacancies: Record<Vacancy, string> = { existing: 'Open now', future: 'For future openings' }
const aiUses: Record<AiUse, string> = { used: 'Used in the selection', not_used: 'Not used in the selection' }

/**
 * Facts about the work as elements of the XML feed, in English; undefined where the employer gave none. The format has no
 * place for a neighborhood: job sites read the town and the street.
 */
export const workElements = (job: WorkDetails) => ({
  experience: job.experienceLevel && experience[job.experienceLevel],
  shift: words(job.shifts),
  workdays: words(job.workDays),
  workhours: hoursOf(job),
  startdate: job.startDate === immediately ? 'Immediately' : job.startDate,
  benefits: words(job.benefits),
  openings: job.openings,
  language: job.language,
  vacancy: job.vacancy && vacancies[job.vacancy],
  aiuse: job.aiUse && aiUses[job.aiUse],
  aiusedetails: job.aiUseDetails,
  decisionby: job.decisionBy,
})

/** "Night, On call" */
const words = (choices: readonly string[] | undefined) =>
  choices?.map((choice) => choice.charAt(0).toUpperCase() + choice.slice(1).replaceAll('_', ' ')).join(', ')

/** "20 to 37.5 hours a week" */
function hoursOf({ hoursPerWeekFrom: from, hoursPerWeekTo: to }: WorkDetails) {
  if (from === undefined && to === undefined) return undefined
  const hours =
    from === undefined ? `Up to ${to}` : to === undefined ? `At least ${from}` : from === to ? from : `${from} to ${to}`
  return `${hours} ${(to ?? from) === 1 ? 'hour' : 'hours'} a week`
}
