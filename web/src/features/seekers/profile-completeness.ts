import type { Seeker } from '@hearback/contract/seekers.ts'

/** A part of the editor, as the address names it. */
export type ProfilePart = 'you' | 'work' | 'terms' | 'education' | 'health'

export interface Completeness {
  what: string
  done: boolean
  /** Where it can be done. */
  part: ProfilePart | 'experience'
}

const ENOUGH_SKILLS = 3

/** Twelve things that help to be found and chosen. Health and insurance are nobody's duty and do not count. */
export const completenessOf = (profile: Seeker): Completeness[] => [
  { what: 'Your name', part: 'you', done: Boolean(profile.firstName && profile.lastName) },
  { what: 'A picture', part: 'you', done: Boolean(profile.profilePicture) },
  { what: 'Your city', part: 'you', done: Boolean(profile.city) },
  { what: 'Job title', part: 'work', done: Boolean(profile.jobTitle) },
  { what: 'Kind of work', part: 'work', done: Boolean(profile.jobCategory) },
  { what: `${ENOUGH_SKILLS} skills`, part: 'work', done: profile.skill.length >= ENOUGH_SKILLS },
  { what: 'A few words about you', part: 'work', done: Boolean(profile.aboutMe) },
  { what: 'When you can start', part: 'terms', done: Boolean(profile.availability) },
  { what: 'Hourly rate', part: 'terms', done: profile.hourlyRate != null },
  { what: 'Vacation', part: 'terms', done: profile.vacationHours != null },
  { what: 'Education', part: 'education', done: Boolean(profile.instituteName || profile.subject) },
  { what: 'Experience', part: 'experience', done: Boolean(profile.experience?.length) },
]
