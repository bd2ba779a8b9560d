import type { JsonResume } from '@hearback/contract/people/resumes.ts'
import type { Experience, Seeker } from '@hearback/contract/people/seekers.ts'

const schema = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'

/**
 * A profile as JSON Resume 1.0.0. `standard` is for sharing; `everything` adds, in objects called `hearback`, fields
 * that the standard lacks, including pay and reasons for leaving. Work emails and confirmations are never included
 * (specification 6.5), because a file proves nothing.
 */
export function resumeOf(profile: Seeker, scope: 'standard' | 'everything'): JsonResume {
  const isWhole = scope === 'everything'
  const { experience = [], skill } = profile
  const school = spoken({
    institution: profile.instituteName,
    area: profile.subject,
    startDate: profile.edustartDate,
    endDate: profile.eduendDate,
  })
  return spoken({
    $schema: schema,
    basics: spoken({
      name: `${profile.firstName} ${profile.lastName}`,
      label: profile.jobTitle,
      email: profile.email,
      phone: profile.phone,
      summary: profile.aboutMe,
      location: isWhole ? spoken({ city: profile.city }) : partsOf(profile),
      hearback: isWhole ? ourBasics(profile) : undefined,
    }),
    work: experience.map((one) => workOf(one, isWhole)),
    education: Object.keys(school).length > 0 ? [school] : undefined,
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
  })

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
