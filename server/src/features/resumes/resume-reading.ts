import { JsonResume, type LeftOut } from '@hearback/contract/people/resumes.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { invalid } from '../../domain/errors.ts'
import { plainLine, plainText } from '../../text/plain-text.ts'
import { parseResumeDate, saysPresent } from './cv/resume-dates.rules.ts'
import { type Left, noteUnreadable } from './resume-left.rules.ts'
import { documentIn } from './resume-text.rules.ts'

type Part = Record<string, unknown>

/** Each pass removes at least one invalid value, which may reveal another. */
const mostPasses = 20

/**
 * Reads a JSON Resume as other programs write it: dates in words, lists as texts, HTML and Markdown in texts. Invalid
 * values are removed and listed in `left`. Throws a field error if the file is not such a document.
 */
export function readResume(content: Buffer): { resume: JsonResume; left: LeftOut[] } {
  const document = documentIn(content)
  return validated(normalized(document, isPart(document.meta) && isPart(document.meta.hearback)))
}

/** Validates a resume whose texts are plain, as those of a document; throws as readResume. */
export const readPlainResume = (resume: JsonResume): { resume: JsonResume; left: LeftOut[] } =>
  validated(normalized(resume, true))

/** As readPlainResume, for texts with HTML. */
export const readMarkedResume = (resume: JsonResume): { resume: JsonResume; left: LeftOut[] } =>
  validated(normalized(resume, false))

function validated(document: Part): { resume: JsonResume; left: LeftOut[] } {
  const left: Left = []
  for (let pass = 0; pass < mostPasses; pass++) {
    const { success, data, error } = JsonResume.safeParse(document)
    if (success) return { resume: data, left }
    for (const { path, message } of error.issues) leaveOut(left, document, path, message)
  }
  throw invalid('file', 'We can’t read this resume')
}

/** Removes the value at a path, or its parent if the value is missing. List entries are emptied instead, so that other paths stay valid. */
function leaveOut(left: Left, document: Part, path: readonly PropertyKey[], why: string): void {
  const keys = path.map(String)
  const key = keys.at(-1)
  if (key === undefined) throw invalid('file', why)
  const parent = keys.slice(0, -1).reduce<unknown>((part, name) => (part as Part | undefined)?.[name], document)
  if (typeof parent !== 'object' || parent === null) return
  const value = (parent as Part)[key]
  if (value === undefined) {
    leaveOut(left, document, path.slice(0, -1), why)
    return
  }
  noteUnreadable(left, keys.join('.'), value, why)
  const emptyEntry = isTextList(keys) ? '' : {}
  Object.assign(parent, { [key]: Array.isArray(parent) ? emptyEntry : undefined })
}

const isTextList = (keys: readonly string[]) => ['highlights', 'keywords'].includes(keys.at(-2) ?? '')

/** Texts that are not plain may contain HTML and Markdown. */
function normalized(document: Part, isPlain: boolean): Part {
  const clean = isPlain ? { line: asText, text: asText } : { line: cleanLine, text: cleanText }
  const { line, text } = clean
  return mapped(document, {
    basics: (basics) =>
      mapped(basics, {
        name: line,
        label: line,
        phone: asText,
        summary: text,
        location: (place) => mapped(typeof place === 'string' ? { city: place } : place, { city: line, region: line }),
      }),
    work: (jobs) =>
      eachOf(jobs, (job) =>
        mapped(withEnd(job), {
          ...dates,
          name: line,
          company: line,
          position: line,
          location: (place) => line(placeText(place)),
          summary: text,
          highlights: (lines) => eachOf(listOf(lines, '\n'), text),
        }),
      ),
    education: (schools) =>
      eachOf(schools, (school) =>
        mapped(withEnd(school), { ...dates, institution: line, area: line, studyType: line }),
      ),
    certificates: (all) =>
      eachOf(all, (one) =>
        mapped(one, {
          name: line,
          issuer: line,
          date: dateOrAsIs,
          hearback: (ours) => mapped(ours, { expiryDate: dateOrAsIs }),
        }),
      ),
    languages: (all) =>
      eachOf(listOf(all, ','), (one) =>
        mapped(typeof one === 'string' ? { language: one } : one, { language: line, fluency: line }),
      ),
    skills: (skills) =>
      eachOf(listOf(skills, ','), (skill) =>
        mapped(typeof skill === 'string' ? { name: skill } : skill, {
          name: line,
          keywords: (words) => eachOf(listOf(words, ','), line),
        }),
      ),
  })
}

const dates = { startDate: dateOrAsIs, endDate: dateOrAsIs }
function dateOrAsIs(value: unknown): unknown {
  return parseResumeDate(value) ?? value
}

/** "Present" as an end date means that the job is ongoing. */
function withEnd(entry: unknown): unknown {
  if (!isPart(entry) || !saysPresent(entry.endDate)) return entry
  const ours = isPart(entry.hearback) ? entry.hearback : {}
  return { ...entry, endDate: undefined, hearback: { employed: true, ...ours } }
}

const placeText = (place: unknown) =>
  isPart(place) ? [place.city, place.region, place.countryCode].filter(Boolean).join(', ') : place
const listOf = (value: unknown, separator: string) => (typeof value === 'string' ? value.split(separator) : value)
const eachOf = (list: unknown, map: (entry: unknown) => unknown) => (Array.isArray(list) ? list.map(map) : list)
const asText = (value: unknown) => (typeof value === 'number' ? String(value) : value)
const cleanLine = (value: unknown) => cleaned(value, plainLine)
const cleanText = (value: unknown) => cleaned(value, plainText)
const cleaned = (value: unknown, clean: (text: string) => string) => {
  const text = asText(value)
  const isReadable = typeof text === 'string' && text.length <= limits.resumeText && text.isWellFormed()
  return isReadable ? clean(text) : text
}

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns a copy of an object with some of its values mapped; other types are returned unchanged. */
function mapped(part: unknown, maps: Record<string, (value: unknown) => unknown>): Part {
  if (!isPart(part)) return part as Part
  const changed = Object.entries(maps).filter(([key]) => Object.hasOwn(part, key))
  return { ...part, ...Object.fromEntries(changed.map(([key, map]) => [key, map(part[key])])) }
}
