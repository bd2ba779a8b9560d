import type { Seeker } from '@hearback/contract/seekers.ts'

export interface Fact {
  term: string
  value: string | null | undefined
}

const YES_NO = { yes: 'Yes', no: 'No', prefer_not_to_say: 'Prefer not to say' } as const
const yesNo = (answer: keyof typeof YES_NO | null | undefined) => (answer ? YES_NO[answer] : null)
const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(', ')

/** What everybody may see who finds the profile. */
export const openFacts = (seeker: Seeker): Fact[] => [
  { term: 'Name', value: seeker.displayName },
  { term: 'Job title', value: seeker.jobTitle },
  { term: 'Skills', value: seeker.skill.join(', ') },
  { term: 'City', value: seeker.city },
  { term: 'Position', value: seeker.location && 'A point rounded to about 2 km' },
]

/** What comes to it for a company that was applied to. */
export const closerFacts = (seeker: Seeker): Fact[] => [
  { term: 'Full name', value: joined(`${seeker.firstName ?? ''} ${seeker.lastName ?? ''}`.trim()) },
  { term: 'About you', value: seeker.aboutMe },
  { term: 'Experience', value: seeker.experience?.map(({ title, company }) => `${title}, ${company}`).join('; ') },
  { term: 'Education', value: joined(seeker.instituteName, seeker.subject) },
  { term: 'Availability', value: seeker.availability },
  { term: 'Hours off a year', value: seeker.vacationHours?.toString() },
  { term: 'Hourly rate', value: seeker.hourlyRate?.toString() },
]

/** What comes to it for a company whose offer was accepted. */
export const closestFacts = (seeker: Seeker): Fact[] => [
  { term: 'Phone', value: seeker.phone },
  { term: 'E-mail', value: seeker.email },
  { term: 'Position', value: seeker.location && 'The exact point that you gave' },
  { term: 'Covid vaccine', value: yesNo(seeker.covidVaccine) },
  { term: 'Medical insurance', value: yesNo(seeker.medicalInsurance) },
  { term: 'Dental insurance', value: yesNo(seeker.dentalInsurance) },
]
