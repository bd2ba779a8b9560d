import type { WishedPay } from '@hearback/contract/people/profile-entries.ts'
import type { JsonResume, LeftOut } from '@hearback/contract/people/resumes.ts'
import { SeekerForm } from '@hearback/contract/people/seekers.ts'
import { normalizeEmail } from '@hearback/contract/values/contact-primitives.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { splitName } from './cv/name-particles.rules.ts'
import { entriesIn, type SaidEntry } from './resume-entries.view.ts'
import { type Left, leftOver, noteLeft, noteUnreadable } from './resume-left.rules.ts'
import { cut, type Said, said } from './resume-said.rules.ts'
import { skillsIn } from './resume-skills.rules.ts'
import { type SaidExperience, workIn } from './resume-work.view.ts'

type Basics = NonNullable<JsonResume['basics']>
type Ours = NonNullable<Basics['hearback']>

const simple = [
  'nickname',
  'city',
  'jobTitle',
  'jobCategory',
  'aboutMe',
  'availability',
  'hourlyRate',
  'vacationHours',
  'covidVaccine',
  'medicalInsurance',
  'dentalInsurance',
] as const
export type SimpleField = (typeof simple)[number]

/** The contents of a resume as profile fields, each with its path in the file; everything else is in `left`. */
export interface ResumeFacts {
  readonly name: Said<{ firstName: string; lastName: string }> | undefined
  readonly fields: Partial<Record<SimpleField, Said<string | number>>>
  readonly location: Said<{ latitude: number; longitude: number }> | undefined
  readonly skill: Said<string[]> | undefined
  readonly entries: SaidEntry[]
  readonly wishedPay: Said<WishedPay> | undefined
  readonly experiences: SaidExperience[]
  readonly left: LeftOut[]
}

interface Account {
  readonly email?: string | undefined
  readonly phone?: string | undefined
}

/** Reads a resume. Parts without a profile field are listed in `left`. */
export function factsOf(resume: JsonResume, account: Account): ResumeFacts {
  const left: Left = []
  const basics = resume.basics ?? {}
  const ours = basics.hearback ?? {}
  leftOver(left, resume, {
    known: ['$schema', 'basics', 'work', 'education', 'skills', 'certificates', 'languages', 'meta'],
    path: '',
  })
  leftOver(left, resume.meta ?? {}, {
    known: ['version', 'canonical', 'lastModified', 'theme', 'hearback'],
    path: 'meta',
  })
  leaveBasics(left, basics, account)
  return {
    name: nameIn(left, basics, ours),
    fields: fieldsIn(basics, ours),
    location: ours.location ? said(ours.location, 'basics.hearback.location') : undefined,
    skill: skillsIn(left, resume.skills ?? []),
    entries: entriesIn(left, resume),
    wishedPay: payIn(left, ours),
    experiences: workIn(left, resume.work ?? []),
    left,
  }
}

const readOfBasics = ['name', 'label', 'summary', 'location', 'url', 'profiles', 'hearback']
const digits = (phone: string) => phone.replace(/\D/gu, '')

function leaveBasics(left: Left, basics: Basics, account: Account): void {
  const sameEmail = normalizeEmail(basics.email ?? '') === normalizeEmail(account.email ?? '')
  const samePhone = digits(basics.phone ?? '') === digits(account.phone ?? '')
  leftOver(left, basics, {
    known: [...readOfBasics, ...(sameEmail ? ['email'] : []), ...(samePhone ? ['phone'] : [])],
    path: 'basics',
    why: { email: 'changed_in_settings', phone: 'changed_in_settings', image: 'pictures_are_uploaded' },
  })
  leftOver(left, basics.location ?? {}, { known: ['city', 'region', 'countryCode'], path: 'basics.location' })
  leftOver(left, basics.hearback ?? {}, {
    known: [...simple, 'firstName', 'lastName', 'location', 'wishedPay', 'workAuthorization'],
    path: 'basics.hearback',
  })
  const { city, region, countryCode } = basics.location ?? {}
  if (!city) noteLeft(left, 'basics.location', region || countryCode, 'city_needed')
}

function payIn(left: Left, { wishedPay }: Ours): ResumeFacts['wishedPay'] {
  if (!wishedPay) return undefined
  const { data, error } = SeekerForm.shape.wishedPay.safeParse(wishedPay)
  if (error) noteUnreadable(left, 'basics.hearback.wishedPay', wishedPay.amount, error.issues[0]?.message ?? '')
  return data ? said(data, 'basics.hearback.wishedPay') : undefined
}

/** Takes the last word with its particles as the last name, unless the file was exported here and states both names. */
function nameIn(left: Left, { name }: Basics, ours: Ours): ResumeFacts['name'] {
  const { firstName, lastName } = ours
  if (firstName && lastName && (!name || name === `${firstName} ${lastName}`)) return namedAs(firstName, lastName)
  if (!name) return undefined
  const split = splitName(name)
  if (split) return namedAs(split.firstName, split.lastName)
  noteLeft(left, 'basics.name', name, 'two_names_needed')
  return undefined
}

function namedAs(firstName: string, lastName: string): Said<{ firstName: string; lastName: string }> {
  const [first, last] = [cut(firstName, limits.oneLine), cut(lastName, limits.oneLine)]
  return said({ firstName: first.value, lastName: last.value }, 'basics.name', first.note ?? last.note)
}

function fieldsIn(basics: Basics, ours: Ours): ResumeFacts['fields'] {
  const { city, region, countryCode } = basics.location ?? {}
  const where = region || countryCode
  const wholeCity = city && where && !city.includes(',') ? `${city}, ${where}` : city
  const found: Partial<Record<SimpleField, Said<string | number> | undefined>> = {
    city: line(wholeCity, 'basics.location.city'),
    jobTitle: line(basics.label, 'basics.label'),
    aboutMe: text(basics.summary, 'basics.summary'),
  }
  for (const field of simple) {
    const isInPay = field === 'hourlyRate' && ours.wishedPay
    const value = field in found || isInPay ? undefined : ours[field as keyof Ours]
    if (value !== undefined && value !== null && value !== '') {
      found[field] = said(value as string | number, `basics.hearback.${field}`)
    }
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value)) as ResumeFacts['fields']
}

const line = (value: string | null | undefined, path: string) => shortened(value, path, limits.oneLine)
const text = (value: string | null | undefined, path: string) => shortened(value, path, limits.longText)
function shortened(value: string | null | undefined, path: string, max: number): Said<string> | undefined {
  if (!value) return undefined
  const { value: short, note } = cut(value, max)
  return said(short, path, note)
}
