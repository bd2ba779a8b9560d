import type { Seeker } from '@hearback/contract/people/seekers.ts'
import * as t from '@hearback/texts/web/seekers.ts'

/** Explains next to each field who sees it (product.md 6.7). */
export const SEEN_BY = {
  everyone: t.seenByEveryone,
  contacts: t.seenByContacts,
  hirer: t.seenByHirer,
  nobody: t.seenByNobody,
} as const

export type VisibilityLevel = 1 | 2 | 3

/** Previews the edited profile at a visibility level; the server enforces what employers really receive. */
export function cutToLevel(profile: Seeker, level: VisibilityLevel): Seeker {
  const { phone, email, covidVaccine, medicalInsurance, dentalInsurance, ...second } = profile
  const certificates = profile.certificates && {
    certificates: profile.certificates.map(({ number: _, ...shown }) => shown),
  }
  const fullName = [profile.firstName, profile.lastName].filter(Boolean).join(' ')
  if (level === 3) return { ...profile, ...certificates, ring: level, displayName: fullName }
  if (level === 2) return { ...second, ...certificates, ring: level, displayName: fullName }
  const { _id, jobTitle, skill, city, location, jobCategory, profilePicture, pictures, ...rest } = second
  const { published, nickname, createdAt, updatedAt, languages } = rest
  const first = { _id, jobTitle, skill, city, location, jobCategory, profilePicture, pictures, published, nickname }
  return {
    ...first,
    ...certificates,
    ...(languages && { languages }),
    createdAt,
    updatedAt,
    ring: level,
    displayName: shortName(profile),
  }
}

/** Formats "Ana G.", or the nickname if there is one. */
export const shortName = ({ nickname, firstName, lastName }: Pick<Seeker, 'nickname' | 'firstName' | 'lastName'>) =>
  nickname || [firstName, lastName && `${[...lastName][0]}.`].filter(Boolean).join(' ')
