import { limits } from '@hearback/contract/values/limits.ts'
import { truncate } from '@hearback/contract/values/text.ts'
import { cutLine, cutText, plainLine, plainText } from '../text/plain-text.ts'
import type { ImportWarning } from './import-warnings.ts'
import { type PlaceQuery, placeOfRow } from './resolve-place.ts'
import type { SourceRow } from './source-row.ts'
import { type Pay, statedPay } from './stated-pay.ts'
import { type DetailColumns, detailsOfRow } from './work-details.ts'

/** The names are columns of the staging table. */
interface MappedJob extends Pay, DetailColumns {
  readonly line: number
  readonly source: string
  readonly source_id: string
  readonly source_url: string | null
  readonly company: string
  readonly title: string
  readonly category: string
  readonly skills: string[]
  readonly description: string
  readonly employment_type: string | null
  readonly workplace: 'onsite' | 'remote'
  readonly city: string | null
  readonly region: string | null
  readonly country: string | null
  readonly latitude: number | null
  readonly longitude: number | null
  readonly spot: string | null
}

/** A post without its dates, which depend on the time zone of its place. */
export interface MappedRow {
  readonly job: MappedJob
  readonly spot: PlaceQuery | undefined
  readonly marks: ImportWarning[]
}

/** Maps a source row to a post, with warnings for values that were changed or dropped. */
export function mapRow(row: SourceRow, line: number): MappedRow | { refusal: string } {
  const marks: ImportWarning[] = []
  const mark = (made: ImportWarning | undefined) => {
    if (made) marks.push(made)
  }
  const title = cut(plainLine(row.jobTitle), 'title_cut', mark)
  const company = cut(plainLine(row.company), 'line_cut', mark)
  if (!title) return { refusal: 'jobTitle has no readable text' }
  if (!company) return { refusal: 'company has no readable text' }
  const { pay, note, mark: payMark } = statedPay(row)
  mark(payMark)
  const description = textOf(row, note, mark)
  if (!description) return { refusal: 'description has no readable text' }
  const { spot, ...place } = placeOfRow(row, mark)
  const job: MappedJob = {
    line,
    source: row.source,
    source_id: row.sourceId,
    source_url: sourceUrl(row.url, mark),
    company,
    title,
    category: categoryOf(row, mark),
    skills: skillsOf(row, mark),
    description,
    ...pay,
    employment_type: employmentOf(row, mark),
    workplace: place.remote || isRemoteTitle(title) ? 'remote' : 'onsite',
    city: place.city,
    region: place.region,
    country: place.country,
    latitude: place.latitude,
    longitude: place.longitude,
    spot: spot?.key ?? null,
    ...detailsOfRow(row, mark),
  }
  return { job, spot, marks }
}

/** The normalized URL of the post. Null unless it is http or https, has no credentials, and fits 2,000 characters. */
function sourceUrl(written: string | null | undefined, mark: Marking): string | null {
  const text = written?.trim()
  if (!text) return null
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isWeb = url && /^https?:$/u.test(url.protocol) && !url.username && !url.password && url.hostname.includes('.')
  if (isWeb && url.href.length <= 2_000) return url.href
  mark({ kind: 'url_unusable', detail: truncate(text, 100) })
  return null
}

type Marking = (mark: ImportWarning) => void

function cut(line: string, kind: 'title_cut' | 'line_cut', mark: Marking): string {
  if (line.length <= limits.oneLine) return line
  mark({ kind, detail: `${line.length} characters` })
  return cutLine(line, limits.oneLine)
}

function categoryOf(row: SourceRow, mark: Marking): string {
  const category = plainLine(row.category ?? '')
  if (!category) mark({ kind: 'category_missing' })
  return category ? cut(category, 'line_cut', mark) : 'Other'
}

/** The description, a note on half a pay range, and the department unless the text names it. */
function textOf(row: SourceRow, note: string | undefined, mark: Marking): string {
  const text = plainText(row.description)
  if (!text) return ''
  const unit = plainLine(row.companyUnit ?? '')
  const isNamed = unit === '' || unit === row.company || text.includes(unit)
  const additions = [isNamed ? '' : `Department: ${unit}`, note ?? ''].filter(Boolean).map((one) => `\n\n${one}`)
  const room = limits.description - additions.join('').length
  if (text.length > room) mark({ kind: 'text_cut', detail: `${text.length} characters` })
  return cutText(text, room) + additions.join('')
}

function skillsOf(row: SourceRow, mark: Marking): string[] {
  const known = new Map<string, string>()
  for (const skill of (row.skills ?? []).map(plainLine).filter(Boolean)) {
    if (!known.has(skill.toLowerCase())) known.set(skill.toLowerCase(), skill)
  }
  const skills = [...known.values()].filter((skill) => skill.length <= limits.listItem).slice(0, limits.listItems)
  if (skills.length < known.size) mark({ kind: 'skills_cut', detail: `${known.size} skills` })
  return skills
}

const employmentTypes: Record<string, string> = {
  full_time: 'full_time',
  fulltime: 'full_time',
  permanent: 'full_time',
  part_time: 'part_time',
  parttime: 'part_time',
  contract: 'contract',
  contractor: 'contract',
  temporary: 'temporary',
  temp: 'temporary',
  internship: 'internship',
  intern: 'internship',
  apprenticeship: 'apprenticeship',
  seasonal: 'seasonal',
  volunteer: 'volunteer',
}

function employmentOf(row: SourceRow, mark: Marking): string | null {
  const written = plainLine(row.employmentType ?? '')
  if (!written) return null
  const type = employmentTypes[written.toLowerCase().replace(/[\s-]+/gu, '_')]
  if (!type) mark({ kind: 'employment_unknown', detail: written })
  return type ?? null
}

/** Matches "Nurse (Remote)" and "Nurse - remote", but not "Remote Sensing Analyst". */
const isRemoteTitle = (title: string) =>
  /(?:\(|[-–,] )(?:fully |100 ?% )?remote(?: job| work| position)?\)?$/iu.test(title)
