import type { Seeker } from '@hearback/contract/people/seekers.ts'
import * as t from '@hearback/texts/web/seekers.ts'
import { authorizationWords, payWords } from '../../../profile/entry-words.ts'
import { languageName } from '../../../ui/text/display-names.ts'
import { phoneWords } from '../../../ui/text/PhoneLink.tsx'

export interface Fact {
  term: string
  value: string | null | undefined
}

const YES_NO = { yes: t.yes, no: t.no, prefer_not_to_say: t.answerDeclined } as const
const yesNo = (answer: keyof typeof YES_NO | null | undefined) => (answer ? YES_NO[answer] : null)
const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(', ')

const termFacts = (seeker: Seeker): Fact[] => [
  { term: t.availability, value: seeker.availability },
  { term: t.wishedPay, value: seeker.wishedPay && payWords(seeker.wishedPay) },
]

/** Facts visible to everyone. */
export const openFacts = (seeker: Seeker): Fact[] => [
  { term: t.name, value: seeker.displayName },
  { term: t.jobTitle, value: seeker.jobTitle },
  { term: t.skills, value: seeker.skill.join(', ') },
  { term: t.factCertificates, value: seeker.certificates?.map(({ name }) => name).join(', ') },
  { term: t.factLanguages, value: seeker.languages?.map(({ language }) => languageName(language)).join(', ') },
  { term: t.city, value: seeker.city },
  { term: t.position, value: seeker.location && t.factPositionRounded },
  ...(seeker.ring === 1 ? termFacts(seeker) : []),
  { term: t.factExperienceYears, value: seeker.yearsOfExperience?.toString() },
]

/** Further facts visible to companies that the seeker applied to. */
export const closerFacts = (seeker: Seeker): Fact[] => [
  { term: t.fullName, value: joined(`${seeker.firstName ?? ''} ${seeker.lastName ?? ''}`.trim()) },
  { term: t.aboutYou, value: seeker.aboutMe },
  { term: t.experience, value: seeker.experience?.map(({ title, company }) => `${title}, ${company}`).join('; ') },
  { term: t.education, value: seeker.schools?.map((school) => joined(school.institution, school.subject)).join('; ') },
  { term: t.factLinks, value: seeker.links?.map(({ title }) => title).join(', ') },
  { term: t.factAuthorization, value: seeker.workAuthorization?.map(authorizationWords).join(', ') },
  ...termFacts(seeker),
  { term: t.factVacationHours, value: seeker.vacationHours?.toString() },
]

/** Further facts visible to companies whose offer the seeker accepted. */
export const closestFacts = (seeker: Seeker): Fact[] => [
  { term: t.phone, value: seeker.phone && phoneWords(seeker.phone) },
  { term: t.emailTerm, value: seeker.email },
  { term: t.position, value: seeker.location && t.factPositionExact },
  { term: t.covidVaccine, value: yesNo(seeker.covidVaccine) },
  { term: t.medicalInsurance, value: yesNo(seeker.medicalInsurance) },
  { term: t.dentalInsurance, value: yesNo(seeker.dentalInsurance) },
]
