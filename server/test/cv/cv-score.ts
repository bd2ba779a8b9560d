import type { JsonResume } from '@hearback/contract/people/resumes.ts'
import type { DocumentLine } from '../../src/documents/document-jobs.ts'
import { placeCandidates } from '../../src/features/resumes/cv/cv-places.ts'
import { resumeOfLines } from '../../src/features/resumes/cv/cv-resume.ts'
import type { CvPerson } from './cv-people.ts'

export interface CvScore {
  readonly jobs: number
  readonly right: number
  readonly wrong: readonly string[]
  /** Values that are no part of the document. */
  readonly foreign: readonly string[]
  readonly resume: JsonResume
}

const towns = new Set('Boise|Nampa|Salt Lake City|Portland|Madrid|Valencia|Bilbao|Sevilla|Zaragoza'.split('|'))

/** Compares the resume that was read from lines with the person that they were generated from. */
export function scoreOf(person: CvPerson, lines: readonly DocumentLine[]): CvScore {
  const places = new Set(placeCandidates(lines).filter((name) => towns.has(name)))
  const { resume } = resumeOfLines(lines, places)
  const read = resume.work ?? []
  const keyOf = (...parts: unknown[]) => parts.map((part) => part ?? '').join(' / ')
  const found = new Set(read.map((job) => keyOf(job.position, job.name, job.startDate, job.endDate)))
  const wanted = person.jobs.map((job) => keyOf(job.title, job.company, job.start, job.end))
  const missed = wanted.filter((job) => !found.has(job))
  const text = plain(lines.map(({ cells }) => cells.join(' ')).join(' '))
  return {
    jobs: wanted.length,
    right: wanted.length - missed.length,
    wrong: missed.length > 0 ? [...missed.map((job) => `- ${job}`), ...[...found].map((job) => `+ ${job}`)] : [],
    foreign: textsOf(resume).filter((value) => !text.includes(plain(value))),
    resume,
  }
}

/** Without spaces and hyphens, which lines of a document break at. */
const plain = (text: string) => text.replace(/[\s-]+/gu, '')

const isDate = (value: string) => /^\d{4}(?:-\d\d){0,2}$/u.test(value)
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return isDate(value) ? [] : value.split('\n')
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
