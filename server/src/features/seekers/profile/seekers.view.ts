import type { MatchedSeeker } from '@hearback/contract/hiring/match.ts'
import type { Picture } from '@hearback/contract/people/employers.ts'
import type { ExperienceClaim } from '@hearback/contract/people/experience-claim.ts'
import type {
  Certificate,
  ProfileLink,
  SpokenLanguage,
  WorkAuthorization,
} from '@hearback/contract/people/profile-entries.ts'
import type { Experience, Seeker } from '@hearback/contract/people/seekers.ts'
import { fromColumns, type VisibilityLevel } from '../../../domain/profile-fields.ts'
import { averageRating } from '../../../domain/rating.ts'
import { profilePlace } from '../../../domain/stored-places.ts'
import type { ExperienceRow } from './experiences.sql.ts'
import { firstSchoolOf, schoolsOf, wishedPayOf } from './linked-fields.view.ts'
import { type Point, shortName } from './seekers.rules.ts'
import type { MatchFactsRow, SeekerCardRow, SeekerRow } from './seekers.sql.ts'
import { fieldsAtLevel, levelOfExperienceField, levelOfField, levelsOf } from './visibility-levels.view.ts'

interface Parts {
  /** Short label of the recognized place. */
  placeLabel: (place: NonNullable<Seeker['place']>) => string
  experiences: ExperienceRow[]
  pictures: Picture | null
}
type YesNo = Seeker['covidVaccine']

/** A profile as seen at this visibility level (specification 6.7): the owner sees the city as typed, others the name of the town. */
export function seekerView(
  row: SeekerRow,
  ring: VisibilityLevel,
  { placeLabel, experiences, pictures }: Parts,
): Seeker {
  const {
    schools: _schools,
    certificates,
    languages,
    links,
    workAuthorization,
    wishedPay: _pay,
    ...fields
  } = fromColumns(row)
  const schools = schoolsOf(row)
  const place = profilePlace(row, row.city)
  const whole = {
    ...fields,
    ...firstSchoolOf(schools),
    ...setEntries({
      schools,
      certificates: certificatesIn(ring, certificates as Certificate[] | null),
      languages: languages as SpokenLanguage[] | null,
      links: links as ProfileLink[] | null,
      workAuthorization: workAuthorization as WorkAuthorization[] | null,
      wishedPay: wishedPayOf(row),
    }),
    city: ring < 4 && place ? placeLabel(place) : row.city,
    covidVaccine: fields.covidVaccine as YesNo,
    medicalInsurance: fields.medicalInsurance as YesNo,
    dentalInsurance: fields.dentalInsurance as YesNo,
    _id: row.user_id,
    ring,
    displayName: nameIn(ring, row),
    place,
    location: pointIn(ring, row),
    profilePicture: pictures?.medium ?? null,
    pictures,
    rating: averageRating(row.rating_sum, row.rating_count),
    published: row.published_at !== null,
    experience: experiences.map((experience) => experienceView(experience, ring)),
    email: row.email,
    ...(row.years_of_experience === null ? {} : { yearsOfExperience: row.years_of_experience }),
    ...(row.last_seen === null ? {} : { lastSeen: row.last_seen }),
    termsShown: row.terms_shown,
    ...(row.phone === null ? {} : { phone: row.phone }),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  } satisfies Seeker
  return fieldsAtLevel<Seeker>(whole, levelsOf(row.terms_shown), ring) as Seeker
}

export type SeekerCard = Pick<Seeker, 'displayName' | 'profilePicture'> & Partial<Pick<Seeker, 'jobTitle'>>

/** Name, job title and picture of a profile as seen at this visibility level. */
export function seekerCardView(row: SeekerCardRow, ring: VisibilityLevel, pictures: Picture | null): SeekerCard {
  const whole = {
    displayName: nameIn(ring, row),
    jobTitle: row.job_title,
    profilePicture: pictures?.medium ?? null,
  }
  return fieldsAtLevel<SeekerCard>(whole, levelOfField, ring) as SeekerCard
}

/** An experience; its pay, reason for leaving and work email are only visible to the seeker. */
export function experienceView(row: ExperienceRow, ring: VisibilityLevel): Experience {
  const whole: Experience = {
    _id: row.id,
    title: row.title,
    company: row.company,
    city: row.city,
    employed: row.employed,
    companyEmail: row.company_email,
    startDate: row.start_date,
    endDate: row.end_date,
    Rate: row.rate,
    leavingReason: row.leaving_reason,
    description: row.description,
    verification: verificationIn(ring, row.verification as Experience['verification']),
    confirmedDomain: row.confirmed_domain,
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
  return fieldsAtLevel<Experience>(whole, levelOfExperienceField, ring) as Experience
}

/** The number of a certificate is only visible to the seeker. */
const certificatesIn = (ring: VisibilityLevel, certificates: Certificate[] | null) =>
  ring === 4 ? certificates : certificates?.map(({ number: _, ...shown }) => shown)

type Set<T> = { [K in keyof T]?: NonNullable<T[K]> }
/** Without fields that are not set. */
const setEntries = <T extends object>(fields: T) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value && !(Array.isArray(value) && value.length === 0)),
  ) as Set<T>

/** A pending or declined confirmation is only visible to the seeker. */
const verificationIn = (ring: VisibilityLevel, verification: Experience['verification']): Experience['verification'] =>
  ring === 4 || verification === 'confirmed' ? verification : 'none'

export const nameIn = (ring: VisibilityLevel, row: Pick<SeekerRow, 'first_name' | 'last_name' | 'nickname'>) =>
  ring >= 2 ? `${row.first_name} ${row.last_name}` : shortName(row.nickname, row.first_name, row.last_name)

/** The inputs of matches that are visible at the level of the row. */
export function matchFactsView(row: MatchFactsRow): MatchedSeeker {
  const ring = row.ring ?? 1
  const whole = {
    skill: row.skills,
    jobCategory: row.job_category,
    hourlyRate: row.hourly_rate,
    availability: row.availability,
    location: pointIn(ring, row),
  }
  return fieldsAtLevel<MatchedSeeker>(whole, levelsOf(row.terms_shown), ring) as MatchedSeeker
}

type PointColumns = Pick<SeekerRow, 'latitude' | 'longitude' | 'public_latitude' | 'public_longitude'>
/** Exact from level 3 on. */
const pointIn = (ring: VisibilityLevel, row: PointColumns): Point | null =>
  ring >= 3 ? pointOf(row.latitude, row.longitude) : pointOf(row.public_latitude, row.public_longitude)

const pointOf = (latitude: number | null, longitude: number | null): Point | null =>
  latitude === null || longitude === null ? null : { latitude, longitude }

/** Kilometers to one decimal, measured from rounded coordinates. */
export const atDistance = (seeker: Seeker, km: number | undefined): Seeker =>
  km === undefined ? seeker : { ...seeker, distanceKm: Math.round(km * 10) / 10 }

export const hiddenEmployerView = (row: { user_id: string; business_name: string }) => ({
  _id: row.user_id,
  businessName: row.business_name,
})

interface ClaimRow {
  first_name: string
  last_name: string
  title: string
  company: string
  start_date: string
  end_date: string | null
}
export const claimView = (row: ClaimRow, domain: string): ExperienceClaim => ({
  person: `${row.first_name} ${row.last_name}`,
  title: row.title,
  company: row.company,
  startDate: row.start_date,
  endDate: row.end_date,
  domain,
})
