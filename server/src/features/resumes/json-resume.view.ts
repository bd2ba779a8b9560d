import type { Certificate, SpokenLanguage } from '@hearback/contract/people/profile-entries.ts'
import type { JsonResume } from '@hearback/contract/people/resumes.ts'
import type { Experience, Seeker } from '@hearback/contract/people/seekers.ts'
import { englishLanguageName } from './cv/language-names.view.ts'

const schema = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'

/**
 * A profile as JSON Resume 1.0.0. `standard` is for sharing; `everything` adds, in objects called `hearback`, fields
 * that the standard lacks, including pay and reasons for leaving. Work emails and confirmations are never included
 * (specification 6.5), because a file proves nothing.
 */
export function resumeOf(profile: Seeker, scope: 'standard' | 'everything'): JsonResume {
  const isWhole = scope === 'everything'
  const { experience = [], skill } = profile
  return spoken({
    $schema: schema,
    basics: spoken({
      name: `${profile.firstName} ${profile.lastName}`,
      label: profile.jobTitle,
      email: profile.email,
      phone: profile.phone,
      summary: profile.aboutMe,
      location: isWhole ? spoken({ city: profile.city }) : partsOf(profile),
      profiles: profile.links?.map(({ title, url }) => ({ network: title, url })),
      hearback: isWhole ? ourBasics(profile) : undefined,
    }),
    work: experience.map((one) => workOf(one, isWhole)),
    education: profile.schools?.map(({ subject, degree, ...school }) =>
      spoken({ ...school, area: subject, studyType: degree }),
    ),
    certificates: profile.certificates?.map((one) => certificateOf(one, isWhole)),
    languages: profile.languages?.map(languageOf),
    skills: skill.map((name) => ({ name })),
    meta: { version: 'v1.0.0', lastModified: profile.updatedAt.slice(0, 19), hearback: { texts: 'plain' } },
  })
}

/** The person's own file keeps the city as typed. */
const partsOf = ({ city, place }: Seeker) =>
  place ? spoken({ city: place.city, region: place.region, countryCode: place.country }) : spoken({ city })

const ourBasics = (profile: Seeker) =>
  spoken({
    firstName: profile.firstName,
    lastName: profile.lastName,
    nickname: profile.nickname,
    jobCategory: profile.jobCategory,
    availability: profile.availability,
    hourlyRate: profile.hourlyRate,
    vacationHours: profile.vacationHours,
    covidVaccine: profile.covidVaccine,
    medicalInsurance: profile.medicalInsurance,
    dentalInsurance: profile.dentalInsurance,
    location: profile.location,
    wishedPay: profile.wishedPay,
    workAuthorization: profile.workAuthorization,
  })

const certificateOf = ({ name, issuer, issueDate, number, expiryDate }: Certificate, isWhole: boolean) =>
  spoken({ name, issuer, date: issueDate, hearback: ours({ number: isWhole ? number : undefined, expiryDate }) })

/** The tag stands beside the name, because several languages may have names that other programs don't know. */
const languageOf = ({ language, level }: SpokenLanguage) =>
  spoken({
    language: englishLanguageName(language),
    fluency: level && `${level[0]?.toUpperCase()}${level.slice(1)}`,
    hearback: ours({ language, level }),
  })

const ours = <T extends object>(parts: T) => {
  const filled = spoken(parts)
  return Object.keys(filled).length > 0 ? filled : undefined
}

const workOf = ({ employed, Rate, leavingReason, ...job }: Experience, isWhole: boolean) =>
  spoken({
    name: job.company,
    position: job.title,
    location: job.city,
    startDate: job.startDate,
    endDate: job.endDate,
    summary: job.description,
    hearback: isWhole ? spoken({ employed, Rate, leavingReason }) : undefined,
  })

type Spoken<T> = { [K in keyof T]?: Exclude<T[K], null | undefined> }
/** Leaves out empty values, because the standard does not allow null. */
const spoken = <T extends object>(parts: T) =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== null && value !== undefined)) as Spoken<T>
