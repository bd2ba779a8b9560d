import type { Seeker } from '@hearback/contract/seekers.ts'
import { Facts } from '../ui/Layout.tsx'
import { formatMoney } from '../ui/pay.ts'
import { spanWords } from './profile-dates.ts'

const YES_NO = { yes: 'Yes', no: 'No', prefer_not_to_say: 'Prefers not to say' } as const
const yesNo = (answer: keyof typeof YES_NO | null | undefined) => answer && YES_NO[answer]

export const ProfileFacts = ({ profile }: { profile: Seeker }) => <Facts items={factsOf(profile)} />

const factsOf = (profile: Seeker) => [
  { term: 'Kind of work', value: profile.jobCategory },
  { term: 'Available', value: profile.availability },
  { term: 'Hourly rate', value: profile.hourlyRate == null ? null : formatMoney(profile.hourlyRate, 'USD') },
  { term: 'Vacation', value: profile.vacationHours == null ? null : `${profile.vacationHours} hours a year` },
  { term: 'Education', value: educationOf(profile) },
  { term: 'Phone', value: profile.phone && <a href={`tel:${profile.phone}`}>{profile.phone}</a> },
  { term: 'E-mail', value: profile.email && <a href={`mailto:${profile.email}`}>{profile.email}</a> },
  { term: 'Covid vaccine', value: yesNo(profile.covidVaccine) },
  { term: 'Medical insurance', value: yesNo(profile.medicalInsurance) },
  { term: 'Dental insurance', value: yesNo(profile.dentalInsurance) },
]

const educationOf = ({ subject, instituteName, edustartDate, eduendDate }: Seeker) =>
  [subject, instituteName, spanWords(edustartDate, eduendDate)].filter(Boolean).join(', ')
