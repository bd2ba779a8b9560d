import type { Benefit, ExperienceLevel, Shift, Weekday } from '@hearback/contract/jobs/work-details.ts'
import { type Draw, drawFrom } from './draw/random.ts'
import type { DemoDetails, DemoJob } from './jobs.ts'

const seed = 20_261_128
const weekdays: Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']
const allDays: Weekday[] = [...weekdays, 'saturday', 'sunday']
const neighborhoods = ['North End', 'East End', 'Downtown', 'Hyde Park', 'The Bench', 'Harris Ranch', 'Old Boise']

const salaried: Benefit[] = [
  'health_insurance',
  'dental_insurance',
  'retirement_plan',
  'paid_time_off',
  'parental_leave',
]
const hourly: Benefit[] = ['paid_time_off', 'sick_leave', 'health_insurance', 'paid_training', 'transport']
/** Benefits that are usual in a line of work. */
const usual: Readonly<Record<string, Benefit[]>> = {
  'Food and hospitality': ['tips', 'meals', 'employee_discount', 'flexible_schedule'],
  'Health care': ['tuition_assistance', 'paid_training', 'sick_leave'],
  'Warehouse and logistics': ['bonus', 'transport'],
  'Skilled trades': ['paid_training', 'bonus'],
  Software: ['equity', 'flexible_schedule', 'parental_leave', 'vision_insurance'],
  'Education and child care': ['child_care', 'tuition_assistance'],
  Retail: ['employee_discount', 'flexible_schedule'],
  'Office and administration': ['flexible_schedule', 'life_insurance'],
  'Farming and animals': ['housing', 'meals'],
  'Arts and events': ['flexible_schedule', 'transport'],
}

/** Adds details to the jobs, from draws of their own: the rest of the demo does not depend on them. */
export function withDetails(jobs: readonly DemoJob[]): DemoJob[] {
  const draw = drawFrom(seed)
  // Some employers state none.
  const detailed = jobs.map((job) => (draw.chance(0.85) ? { ...job, details: drawDetails(draw, job) } : job))
  return withStatements(detailed)
}

const howAiIsUsed = [
  'A program sorts applications by the skills that the post names. A person reads every application and decides.',
  'We record video interviews, and a program writes a summary. No one is rejected by a program.',
]

/** Adds what some employers say about the vacancy, AI and the decision, from draws of their own. */
function withStatements(jobs: readonly DemoJob[]): DemoJob[] {
  const draw = drawFrom(seed + 1)
  return jobs.map((job) => {
    if (!job.details || !draw.chance(0.4)) return job
    const usesAi = draw.chance(0.25)
    const details = {
      ...job.details,
      vacancy: draw.chance(0.9) ? ('existing' as const) : ('future' as const),
      aiUse: usesAi ? ('used' as const) : ('not_used' as const),
      ...(usesAi && { aiUseDetails: draw.pick(howAiIsUsed) }),
      ...(draw.chance(0.6) && { decisionInDays: draw.pick([14, 21, 30]) }),
    }
    return { ...job, details }
  })
}

function drawDetails(draw: Draw, job: DemoJob): DemoDetails {
  const shifts = shiftsOf(draw, job)
  const hasOffice = job.payPeriod === 'year' || job.category === 'Office and administration'
  const own = usual[job.category] ?? []
  return {
    shifts,
    workDays: daysOf(draw, shifts, hasOffice),
    ...(draw.chance(0.8) && { hours: hoursOf(draw, job.employmentType) }),
    ...(draw.chance(0.4) && { startsInDays: draw.pick([0, 0, 14, 30, 60]) }),
    benefits: [
      ...draw.sample(own, draw.between(0, own.length)),
      ...draw.sample(job.payPeriod === 'year' ? salaried : hourly, draw.between(1, 4)),
    ],
    ...(draw.chance(0.8) && { experienceLevel: levelOf(draw, job) }),
    ...(draw.chance(0.25) && { openings: draw.pick([2, 2, 3, 4, 6, 12]) }),
    ...(/^Boise\b/u.test(job.town) &&
      job.workplace === 'onsite' &&
      draw.chance(0.4) && { neighborhood: draw.pick(neighborhoods) }),
  }
}

function shiftsOf(draw: Draw, { title, payPeriod, category }: DemoJob): Shift[] {
  if (/night/iu.test(title)) return ['night']
  if (/weekend/iu.test(title)) return ['weekend']
  if (/early/iu.test(title)) return ['day']
  if (category === 'Manufacturing' && draw.chance(0.3)) return ['rotating']
  if (category === 'Cleaning and facilities' && draw.chance(0.5)) return ['evening']
  if (category === 'Health care' && draw.chance(0.2)) return ['day', 'on_call']
  if (payPeriod === 'year') return []
  return draw.pick([[], ['day'], ['day'], ['day', 'evening'], ['evening']])
}

function daysOf(draw: Draw, [shift]: Shift[], hasOffice: boolean): Weekday[] {
  if (shift === 'weekend') return ['saturday', 'sunday']
  if (hasOffice) return weekdays
  if (draw.chance(0.4)) return []
  return draw.chance(0.5) ? weekdays : draw.sample(allDays, 5)
}

const partTime: [number, number][] = [
  [12, 20],
  [15, 25],
  [20, 20],
]
const fullTime: [number, number][] = [
  [40, 40],
  [40, 40],
  [36, 40],
  [37.5, 37.5],
]
const hoursOf = (draw: Draw, employmentType: string) => draw.pick(employmentType === 'part_time' ? partTime : fullTime)

function levelOf(draw: Draw, { title, payPeriod }: DemoJob): ExperienceLevel {
  if (/lead|manager|chef/iu.test(title)) return 'lead'
  if (/dishwasher|cashier|picker|clerk|cleaner|hand|housekeeper|helper/iu.test(title))
    return draw.pick(['none', 'none', 'entry'])
  return payPeriod === 'year'
    ? draw.pick(['entry', 'mid', 'mid', 'senior'])
    : draw.pick(['none', 'entry', 'entry', 'mid'])
}
