import type { Seeker } from '@hearback/contract/people/seekers.ts'
import * as t from '@hearback/texts/web/profile.ts'
import { Facts } from '../ui/Layout.tsx'
import { inDollars } from '../ui/pay/pay.ts'
import { PhoneLink } from '../ui/text/PhoneLink.tsx'
import { shownName } from '../ui/text/stored-name.ts'
import { spanWords } from './profile-dates.ts'

const YES_NO = { yes: t.yes, no: t.no, prefer_not_to_say: t.answerDeclined } as const
const yesNo = (answer: keyof typeof YES_NO | null | undefined) => answer && YES_NO[answer]

export const ProfileFacts = ({ profile }: { profile: Seeker }) => <Facts items={factsOf(profile)} />

const factsOf = (profile: Seeker) => [
  { term: t.categoryTerm, value: profile.jobCategory && shownName(profile.jobCategory) },
  { term: t.available, value: profile.availability && shownName(profile.availability) },
  { term: t.experienceTerm, value: profile.yearsOfExperience?.toString() },
  { term: t.hourlyRate, value: profile.hourlyRate == null ? null : inDollars(profile.hourlyRate) },
  { term: t.vacation, value: profile.vacationHours == null ? null : t.vacationHours(profile.vacationHours) },
  { term: t.education, value: educationOf(profile) },
  { term: t.phone, value: profile.phone && <PhoneLink phone={profile.phone} /> },
  {
    term: t.eMail,
    value: profile.email && (
      <a href={`mailto:${profile.email}`} translate="no">
        {profile.email}
      </a>
    ),
  },
  { term: t.covidVaccine, value: yesNo(profile.covidVaccine) },
  { term: t.medicalInsurance, value: yesNo(profile.medicalInsurance) },
  { term: t.dentalInsurance, value: yesNo(profile.dentalInsurance) },
]

const educationOf = ({ subject, instituteName, edustartDate, eduendDate }: Seeker) =>
  [subject, instituteName, spanWords(edustartDate, eduendDate)].filter(Boolean).join(', ')
