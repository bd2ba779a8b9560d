import type { UserType } from '@hearback/contract/accounts/accounts.ts'
import { AppError } from '../../domain/errors.ts'

/** The side that is reviewed. */
export type Side = 'employer' | 'seeker'

const aboutBy = { employer: 'seeker', jobseeker: 'employer', admin: undefined } as const

/** The side that this person reviews; throws not_allowed for moderators. */
export function writesAbout(viewer: { userType: UserType }): Side {
  const about = aboutBy[viewer.userType]
  if (!about) throw new AppError('not_allowed', { message: 'Only employers and job seekers can review each other.' })
  return about
}

interface Pair {
  employerId: string
  seekerId: string
}

/** Author and subject of a form; throws not_allowed when the author is not the viewer. */
export function partiesOf(party: string, { employerId, seekerId }: Pair, about: Side) {
  const [authorId, subjectId] = about === 'employer' ? [seekerId, employerId] : [employerId, seekerId]
  if (authorId !== party) throw new AppError('not_allowed', { message: 'You can only write reviews in your own name.' })
  return { authorId, subjectId }
}
