import type { ExperienceChange, FieldChange, ImportMode } from '@hearback/contract/people/resumes.ts'
import type { Experience, ExperienceForm } from '@hearback/contract/people/seekers.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { type Left, noteLeft } from './resume-left.rules.ts'
import { isBackward } from './resume-period.rules.ts'
import type { SaidExperience } from './resume-work.view.ts'

export type ExperienceChanges = Partial<
  Pick<ExperienceForm, 'city' | 'description' | 'Rate' | 'leavingReason'> & {
    endDate: string | null
    employed: boolean
  }
>

export interface PlannedExperiences {
  readonly writes: {
    readonly added: (ExperienceForm & { employed: boolean })[]
    readonly changed: { readonly id: string; readonly changes: ExperienceChanges }[]
    readonly removed: string[]
  }
  readonly shown: ExperienceChange[]
}

/**
 * Jobs match by title, company and start, as precisely as the file states the start. A matched job keeps its position,
 * work email and confirmation. In `replace` mode, jobs missing from the file are removed, unless the file has no jobs.
 */
export function planExperiences(
  left: Left,
  current: readonly Experience[],
  jobs: readonly SaidExperience[],
  mode: ImportMode,
): PlannedExperiences {
  const plan: PlannedExperiences = { writes: { added: [], changed: [], removed: [] }, shown: [] }
  const unmatched = new Set(current)
  const news: SaidExperience[] = []
  for (const job of jobs) {
    const same = [...unmatched].find((experience) => isSame(experience, job))
    if (same) {
      unmatched.delete(same)
      planChange(plan, left, { same, job, mode })
    } else news.push(job)
  }
  const going = mode === 'replace' && jobs.length > 0 ? [...unmatched] : []
  const room = limits.experiences - current.length + going.length
  for (const job of news.slice(0, room)) planNew(plan, job)
  for (const job of news.slice(room)) noteLeft(left, job.path, job.title, 'too_many_jobs')
  for (const experience of going) planRemoval(plan, experience)
  return plan
}

const isSame = ({ title, company, startDate }: Experience, job: SaidExperience) =>
  title === job.title &&
  company === job.company &&
  (startDate === job.startDate || (job.isRoughStart && startDate.startsWith(job.startDate.slice(0, 4))))

function planNew({ writes, shown }: PlannedExperiences, job: SaidExperience): void {
  const { title, company, startDate, endDate, city, description, Rate, leavingReason } = job
  const employed = job.employed ?? endDate === null
  writes.added.push({
    title,
    company,
    startDate,
    endDate: employed ? null : endDate,
    employed,
    city: city ?? null,
    description: description ?? null,
    Rate: Rate ?? null,
    leavingReason: leavingReason ?? null,
  })
  const assumed = job.employed === undefined ? 'No end date is given, so we count it as your current job' : null
  const note = [job.note, assumed].filter(Boolean).join('. ') || null
  shown.push({
    act: 'added',
    source: job.path,
    title,
    company,
    startDate,
    endDate: employed ? null : endDate,
    note,
    changes: [],
  })
}

/** Details of a job, and their fields in the file. */
const details = {
  city: 'location',
  description: 'summary',
  Rate: 'hearback.Rate',
  leavingReason: 'hearback.leavingReason',
} as const

interface Match {
  readonly same: Experience
  readonly job: SaidExperience
  readonly mode: ImportMode
}

/** Plans the details that differ from the file. In `add` mode existing values stay, and those of the file are listed as left out. */
function planChange({ writes, shown }: PlannedExperiences, left: Left, match: Match): void {
  const { same, job } = match
  const differences = [...detailsOf(match), ...endOf(match)]
  const taken = differences.filter(({ isKept }) => !isKept)
  for (const { change } of differences.filter(({ isKept }) => isKept)) {
    noteLeft(left, change.source, change.after, 'kept')
  }
  if (taken.length === 0) return
  const changes: ExperienceChanges = Object.assign({}, ...taken.map(({ columns }) => columns))
  writes.changed.push({ id: same._id, changes })
  const { title, company, startDate } = same
  const endDate = changes.endDate === undefined ? same.endDate : changes.endDate
  const listed = taken.map(({ change }) => change)
  shown.push({ act: 'changed', source: job.path, title, company, startDate, endDate, note: job.note, changes: listed })
}

interface Difference {
  readonly columns: ExperienceChanges
  readonly change: FieldChange
  readonly isKept: boolean
}

const detailsOf = ({ same, job, mode }: Match): Difference[] =>
  Object.entries(details).flatMap(([name, place]) => {
    const field = name as keyof typeof details
    const [before, after] = [same[field] ?? null, job[field]]
    if (after === undefined || after === before) return []
    const texts = { before: before === null ? null : String(before), after: String(after) }
    const change = { field, source: `${job.path}.${place}`, ...texts, note: null }
    return [{ columns: { [field]: after }, change, isKept: mode === 'add' && before !== null }]
  })

/** A missing end in the file does not contradict a job without an end. */
function endOf({ same, job, mode }: Match): Difference[] {
  const employed = job.employed ?? (same.endDate === null ? same.employed : true)
  const endDate = employed ? null : job.endDate
  if (endDate === same.endDate && employed === same.employed) return []
  const texts = { before: endText(same), after: endText({ endDate, employed }) }
  const change = { field: 'endDate', source: `${job.path}.endDate`, ...texts, note: null }
  return [{ columns: { endDate, employed }, change, isKept: mode === 'add' || isBackward(same.startDate, endDate) }]
}

const endText = ({ endDate, employed }: { endDate: string | null; employed: boolean }) =>
  endDate ?? (employed ? 'current job' : 'not stated')

function planRemoval({ writes, shown }: PlannedExperiences, experience: Experience): void {
  const { _id, title, company, startDate, endDate, verification } = experience
  writes.removed.push(_id)
  const note = verification === 'confirmed' ? 'Its confirmation by work email will be removed too' : null
  shown.push({ act: 'removed', source: null, title, company, startDate, endDate, note, changes: [] })
}
