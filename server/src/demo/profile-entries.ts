import { hoursPerPeriod } from '@hearback/contract/jobs/pay-units.ts'
import type { Certificate, School, SpokenLanguage } from '@hearback/contract/people/profile-entries.ts'
import { toJsonb } from '../db/jsonb.ts'
import type { RowOf } from './demo.sql.ts'
import { type Draw, drawFrom } from './draw/random.ts'
import type { DemoEntries, DemoSeeker } from './seekers.ts'
import { anyCertificate, certificates, degreesOf, secondLanguages, subjects } from './words/profile-words.ts'

const seed = 20_261_128

/** Gives people schools, certificates, languages and links. The seed is its own: the rest does not depend on it. */
export function withEntries(seekers: readonly DemoSeeker[]): DemoSeeker[] {
  const draw = drawFrom(seed)
  return seekers.map((seeker, index) => ({ ...seeker, entries: drawEntries(draw, seeker, index) }))
}

function drawEntries(draw: Draw, seeker: DemoSeeker, index: number): DemoEntries {
  // The printed accounts have everything.
  const isPrinted = index < 2
  const has = (share: number) => draw.chance(share) || isPrinted
  const { trade, person, hourlyRate } = seeker
  const offered = [...(certificates[trade.category] ?? []), anyCertificate]
  const salary = { amount: hourlyRate * hoursPerPeriod.year, period: 'year' as const, currency: 'USD' }
  return {
    schools: drawSchools(draw, seeker, has),
    certificates: draw.sample(offered, has(0.6) ? draw.between(1, 2) : 0).map(([name, issuer, years]) => ({
      name,
      issuer,
      years,
      issuedMonthsAgo: draw.between(1, years === null ? 60 : years * 12 + 2),
    })),
    languages: has(0.7) ? drawLanguages(draw, has(0.5)) : [],
    links: has(0.25)
      ? [{ title: trade.category === 'Software' ? 'Code' : 'Portfolio', url: `https://${siteOf(person)}.example` }]
      : [],
    workAuthorization: has(0.65)
      ? [{ country: 'US', sponsorship: draw.chance(0.08) && !isPrinted ? 'needed' : 'not_needed' }]
      : [],
    wishedPay: trade.salaried === 'all' ? salary : undefined,
  }
}

const siteOf = ({ first, last }: DemoSeeker['person']) => `${first}-${last}`.toLowerCase()

/** The first is the school of the profile, before the first job. */
function drawSchools(draw: Draw, { school, trade, experience }: DemoSeeker, has: (share: number) => boolean): School[] {
  const until = Number(experience.at(-1)?.start.slice(0, 4) ?? 2018)
  const degrees = degreesOf[school]
  const highSchool = (year: number): School => ({
    institution: 'Lincoln High School',
    degree: 'High School Diploma',
    startDate: `${year - 4}-08`,
    endDate: `${year}-06`,
  })
  if (!degrees) return [has(0.8) ? highSchool(until) : { institution: school }]
  const years = draw.between(2, 4)
  const studied = {
    institution: school,
    ...(has(0.85) && { degree: draw.pick(degrees), subject: draw.pick(subjects[trade.category] ?? ['Business']) }),
    startDate: `${until - years}-09`,
    endDate: `${until}-05`,
  }
  return has(0.3) ? [studied, highSchool(until - years)] : [studied]
}

function drawLanguages(draw: Draw, isBilingual: boolean): SpokenLanguage[] {
  const [isNative, language] = [draw.chance(0.7), draw.pick(secondLanguages)]
  const english: SpokenLanguage = { language: 'en', level: isNative ? 'native' : 'fluent' }
  const level = isNative ? draw.pick(['basic', 'conversational', 'fluent'] as const) : ('native' as const)
  return isBilingual ? [english, { language, level }] : [english]
}

/** The columns of a profile; certificates are dated from `now`. */
export function entryColumns(entries: DemoEntries, now: Date): Partial<RowOf<'seekers'>> {
  const [first] = entries.schools
  return {
    subject: first?.subject ?? null,
    education_start: first?.startDate ?? null,
    education_end: first?.endDate ?? null,
    schools: listColumn(entries.schools),
    certificates: listColumn(datedCertificates(entries, now)),
    languages: listColumn(entries.languages),
    links: listColumn(entries.links),
    work_authorization: listColumn(entries.workAuthorization),
    wished_pay: entries.wishedPay ? toJsonb(entries.wishedPay) : null,
  }
}

const listColumn = (list: readonly object[]) => (list.length > 0 ? toJsonb(list) : null)

export const datedCertificates = ({ certificates: all }: DemoEntries, now: Date): Certificate[] =>
  all.map(({ issuedMonthsAgo, years, ...certificate }) => ({
    ...certificate,
    issueDate: monthFrom(now, -issuedMonthsAgo),
    ...(years !== null && { expiryDate: monthFrom(now, years * 12 - issuedMonthsAgo) }),
  }))

/** Adds months to the month of `now`, in UTC; returns `YYYY-MM`. */
const monthFrom = (now: Date, months: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1)).toISOString().slice(0, 7)
