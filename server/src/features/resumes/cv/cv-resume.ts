import type { JsonResume } from '@hearback/contract/people/resumes.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import type { DocumentLine } from '../../../documents/document-jobs.ts'
import { certificatesOf } from './cv-certificates.ts'
import { schoolsOf } from './cv-education.ts'
import { headerOf } from './cv-header.ts'
import { linesIn, lineText, sectionsOf, shownText } from './cv-lines.ts'
import { languagesOf, linksOf, namesLanguages, withoutLabel } from './cv-lists.ts'
import type { Places } from './cv-places.ts'
import { skillsOf } from './cv-skills.ts'
import { type CvResume, shortWords } from './cv-words.ts'
import { jobsOf, type Worded } from './cv-work.ts'

const pageNumber = /(?:^|\P{L})(?:page|p[áa]gina|p[áa]g\.|seite) \d+(?: ?(?:of|de|von|\/) ?\d+)?$/iu

/** Reads a document as a resume. Each value is a part of the document, and what cannot be told is left out. */
export function resumeOfLines(lines: readonly DocumentLine[], places: Places): CvResume {
  const sections = sectionsOf(lines.filter((line) => !pageNumber.test(lineText(line))))
  const header = headerOf(sections, places)
  const work = jobsOf(linesIn(sections, 'work'), places).slice(0, limits.resumeEntries)
  const education = schoolsOf(linesIn(sections, 'education'), places).slice(0, limits.resumeEntries)
  const [spoken, skilled] = partition(linesIn(sections, 'skills'), namesLanguages)
  const skills = skillsOf(skilled)
  const certificates = certificatesOf(linesIn(sections, 'certificates'))
  const languages = languagesOf([...linesIn(sections, 'languages'), ...spoken.map(withoutLabel)])
  const links = linksOf((['header', 'contact', 'links'] as const).flatMap((kind) => linesIn(sections, kind)))
  const words = new Map<string, string>()
  const say = (path: string, text: string) => words.set(path, shortWords(text))
  for (const [key, text] of Object.entries(header.words)) say(`basics.${key}`, text)
  for (const [index, job] of work.entries()) say(`work.${index}`, job.words)
  for (const [index, school] of education.entries()) say(`education.${index}`, school.words)
  for (const [index, one] of certificates.entries()) say(`certificates.${index}`, one.words)
  for (const [index, one] of languages.entries()) say(`languages.${index}`, one.words)
  for (const [index, one] of links.entries()) say(`basics.profiles.${index}`, one.words)
  if (skills.length > 0) say('skills', shownText(skilled))
  const label = header.basics.label ? undefined : latestTitle(work)
  if (label) say('basics.label', label.words)
  return {
    resume: {
      basics: {
        ...header.basics,
        ...(label && { label: label.value }),
        ...(links.length > 0 && { profiles: links.map(({ value }) => ({ url: value })) }),
      },
      work: work.map(({ value }) => value),
      education: education.map(({ value }) => value),
      skills: skills.map((name) => ({ name })),
      certificates: certificates.map(({ value }) => value),
      languages: languages.map(({ value }) => value),
    },
    words,
  }
}

function partition<T>(all: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))]
}

/** The position of the current job, or of the first one. */
function latestTitle(work: readonly Worded<NonNullable<JsonResume['work']>[number]>[]): Worded<string> | undefined {
  const titled = work.filter(({ value }) => value.position)
  const latest = titled.find(({ value }) => value.hearback?.employed) ?? titled[0]
  return latest && { value: latest.value.position ?? '', words: latest.words }
}
