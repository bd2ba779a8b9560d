import type { Experience, Seeker } from '@hearback/contract/people/seekers.ts'
import { levelOfProfileField, type VisibilityLevel } from '../../../domain/profile-fields.ts'

/** The visibility level from which each field is visible. */
export const levelOfField = {
  ...levelOfProfileField,
  _id: 1,
  ring: 1,
  displayName: 1,
  place: 1,
  location: 1,
  distanceKm: 1,
  profilePicture: 1,
  pictures: 1,
  rating: 1,
  published: 1,
  createdAt: 1,
  updatedAt: 1,
  yearsOfExperience: 1,
  lastSeen: 1,
  termsShown: 4,
  experience: 2,
  phone: 3,
  email: 3,
} as const satisfies Record<keyof Seeker, VisibilityLevel>

/** The levels of a profile; one that shows its terms lets every company that may find it see them. */
export const levelsOf = (termsShown: boolean): Record<keyof Seeker, VisibilityLevel> =>
  termsShown ? { ...levelOfField, availability: 1, hourlyRate: 1, wishedPay: 1 } : levelOfField

export const levelOfExperienceField = {
  _id: 2,
  title: 2,
  company: 2,
  city: 2,
  employed: 2,
  startDate: 2,
  endDate: 2,
  description: 2,
  verification: 2,
  confirmedDomain: 2,
  confirmedAt: 2,
  createdAt: 2,
  updatedAt: 2,
  companyEmail: 4,
  Rate: 4,
  leavingReason: 4,
} as const satisfies Record<keyof Experience, VisibilityLevel>

/** Returns the fields visible at this level; a field without a level is never visible. */
export function fieldsAtLevel<T extends object>(
  whole: T,
  rings: Record<keyof T, VisibilityLevel>,
  ring: VisibilityLevel,
): Partial<T> {
  const passing: Partial<T> = {}
  for (const field of Object.keys(whole) as (keyof T)[]) {
    if ((rings[field] ?? Number.POSITIVE_INFINITY) <= ring) passing[field] = whole[field]
  }
  return passing
}
