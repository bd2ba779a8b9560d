import type { Notice } from '../../notice.ts'
import { composeMail } from '../../ports/mail-text.ts'

/** Who is told, and what they may call the other, if they may know them. */
interface Told {
  userId: string
  userType: 'employer' | 'jobseeker'
  other: string | undefined
}
type Mailed = Told & { email: string }

const pathOf = { employer: '/employer/reviews', jobseeker: '/reviews' } as const
const otherOf = ({ userType, other }: Told) =>
  other ?? (userType === 'employer' ? 'A job seeker' : 'A company that has left')
const dataOf = ({ userType, other }: Told): Notice['data'] =>
  other === undefined ? {} : userType === 'employer' ? { person: other } : { company: other }

/** To whom the review is about, once it is shown. */
export const shownNotice = (publicUrl: string, told: Mailed): Notice => ({
  userId: told.userId,
  kind: 'review_published',
  data: dataOf(told),
  path: pathOf[told.userType],
  mail: composeMail(told.email, `${otherOf(told)} reviewed you`, [
    `${otherOf(told)} wrote a review of you, and it is shown now.`,
    'You can reply once, and your reply stands below it. Report it if it breaks the rules.',
    { label: 'Read it', url: `${publicUrl}${pathOf[told.userType]}` },
  ]),
})

/** To the author of a review. */
export const repliedNotice = (publicUrl: string, told: Mailed): Notice => ({
  userId: told.userId,
  kind: 'review_replied',
  data: dataOf(told),
  path: `${pathOf[told.userType]}?show=written`,
  mail: composeMail(told.email, `${otherOf(told)} replied to your review`, [
    `${otherOf(told)} replied to the review that you wrote.`,
    { label: 'Read the reply', url: `${publicUrl}${pathOf[told.userType]}?show=written` },
  ]),
})

/** In the app alone: nobody needs a mail for what they may do. */
export const invitedNotice = (told: Told & { personId: string }): Notice => ({
  userId: told.userId,
  kind: 'review_possible',
  data: dataOf(told),
  path: `${pathOf[told.userType]}?show=write&about=${told.personId}`,
})
