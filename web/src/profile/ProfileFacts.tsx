import type { Seeker } from '@hearback/contract/people/seekers.ts'
import * as t from '@hearback/texts/web/profile.ts'
import * as words from '@hearback/texts/web/profile-entries.ts'
import { Facts } from '../ui/Layout.tsx'
import { PhoneLink } from '../ui/text/PhoneLink.tsx'
import { shownName } from '../ui/text/stored-name.ts'
import { Certificates, Links, Schools } from './EntryFacts.tsx'
import { authorizationWords, languageWords, payWords } from './entry-words.ts'

const YES_NO = { yes: t.yes, no: t.no, prefer_not_to_say: t.answerDeclined } as const
const yesNo = (answer: keyof typeof YES_NO | null | undefined) => answer && YES_NO[answer]

export const ProfileFacts = ({ profile }: { profile: Seeker }) => <Facts items={factsOf(profile)} />

const factsOf = (profile: Seeker) => [
  { term: t.categoryTerm, value: profile.jobCategory && shownName(profile.jobCategory) },
  { term: t.available, value: profile.availability && shownName(profile.availability) },
  { term: t.experienceTerm, value: profile.yearsOfExperience?.toString() },
  { term: words.wishedPay, value: profile.wishedPay && payWords(profile.wishedPay) },
  { term: t.vacation, value: profile.vacationHours == null ? null : t.vacationHours(profile.vacationHours) },
  { term: t.education, value: profile.schools && <Schools schools={profile.schools} /> },
  { term: words.certificates, value: profile.certificates && <Certificates certificates={profile.certificates} /> },
  { term: words.languages, value: profile.languages?.map(languageWords).join(', ') },
  { term: words.workAuthorization, value: profile.workAuthorization?.map(authorizationWords).join(', ') },
  { term: words.links, value: profile.links && <Links links={profile.links} /> },
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
