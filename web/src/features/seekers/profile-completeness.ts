import type { Seeker } from '@hearback/contract/people/seekers.ts'
import * as t from '@hearback/texts/web/seekers.ts'

/** A section of the editor, as named in the URL. */
export type ProfilePart = 'you' | 'work' | 'terms' | 'education' | 'health'

export interface Completeness {
  what: string
  done: boolean
  /** Section where the item is completed. */
  part: ProfilePart | 'experience'
}

const ENOUGH_SKILLS = 3

/** Twelve items that improve a profile. Health and insurance are voluntary and do not count. */
export const completenessOf = (profile: Seeker): Completeness[] => [
  { what: t.completenessName, part: 'you', done: Boolean(profile.firstName && profile.lastName) },
  { what: t.completenessPicture, part: 'you', done: Boolean(profile.profilePicture) },
  { what: t.completenessCity, part: 'you', done: Boolean(profile.city) },
  { what: t.jobTitle, part: 'work', done: Boolean(profile.jobTitle) },
  { what: t.categoryLabel, part: 'work', done: Boolean(profile.jobCategory) },
  { what: t.completenessSkills(ENOUGH_SKILLS), part: 'work', done: profile.skill.length >= ENOUGH_SKILLS },
  { what: t.completenessAboutMe, part: 'work', done: Boolean(profile.aboutMe) },
  { what: t.completenessAvailability, part: 'terms', done: Boolean(profile.availability) },
  { what: t.wishedPay, part: 'terms', done: profile.wishedPay !== undefined },
  { what: t.vacation, part: 'terms', done: profile.vacationHours != null },
  { what: t.education, part: 'education', done: Boolean(profile.schools?.length) },
  { what: t.experience, part: 'experience', done: Boolean(profile.experience?.length) },
]
