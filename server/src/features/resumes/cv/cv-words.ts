import type { JsonResume } from '@hearback/contract/people/resumes.ts'
import { truncate } from '@hearback/contract/values/text.ts'

/** The words of a document by path in the resume, such as `work.0`. */
export type Words = ReadonlyMap<string, string>

export interface CvResume {
  readonly resume: JsonResume
  readonly words: Words
}

const longestWords = 300
export const shortWords = (text: string): string => truncate(text, longestWords)

/** Takes the values of each job, school, certificate and language as its words, for files whose parts have names. */
export function resumeWithWords(resume: JsonResume): CvResume {
  const lists = {
    work: resume.work ?? [],
    education: resume.education ?? [],
    certificates: resume.certificates ?? [],
    languages: resume.languages ?? [],
  }
  const entries = Object.entries(lists).flatMap(([list, items]) =>
    items.map((item, index) => [`${list}.${index}`, shortWords(valuesOf(item).join(' · '))] as const),
  )
  return { resume, words: new Map(entries) }
}

const valuesOf = (entry: object) => Object.values(entry).filter((value) => typeof value === 'string' && value !== '')
