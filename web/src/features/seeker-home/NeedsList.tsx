import type { Job } from '@hearback/contract/jobs/jobs.ts'
import type { SeekerHome } from '@hearback/contract/jobs/seeker-home.ts'
import * as t from '@hearback/texts/web/seeker-home.ts'
import {
  Bell,
  CalendarClock,
  Handshake,
  Hourglass,
  type LucideIcon,
  MailOpen,
  MessageSquare,
  UserPlus,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../routing/paths.ts'
import { AnswerCountdown } from '../../ui/figures/Countdowns.tsx'
import { Countdown, RelativeTime } from '../../ui/text/RelativeTime.tsx'
import { Sentence } from '../../ui/text/Sentence.tsx'
import { Verbatim } from '../../ui/text/Verbatim.tsx'
import c from './SeekerHome.module.css'

interface Need {
  key: string
  icon: LucideIcon
  to: string
  title: ReactNode
  hint?: ReactNode
  act?: ReactNode
}

/** A job that the seeker can dismiss. */
export type DismissibleJob = Pick<Job, '_id' | 'jobTitle'>

interface NeedsListProps {
  home: SeekerHome
  /** The button that dismisses a job. */
  dismiss: (job: DismissibleJob) => ReactNode
}

/** Everything that waits for the seeker, what ends first at the top. */
export function NeedsList({ home, dismiss }: NeedsListProps) {
  const needs = [
    ...offerNeeds(home),
    ...slotNeeds(home),
    ...invitationNeeds(home, dismiss),
    ...overdueNeeds(home),
    ...talkNeeds(home),
  ]
  return (
    <section aria-labelledby="needs" className={c.needs}>
      <h2 id="needs">{t.needsTitle}</h2>
      {needs.length === 0 ? (
        <p className={`${c.quiet} ${c.none}`}>{t.needsNothing}</p>
      ) : (
        <ul className={c.list}>
          {needs.map(({ key, icon: Icon, to, title, hint, act }) => (
            <li key={key} className={c.need}>
              <Icon size={19} aria-hidden className={c.icon} />
              <div>
                <Link to={to} className={c.link}>
                  {title}
                </Link>
                {hint && <p className={c.hint}>{hint}</p>}
              </div>
              {act && <div className={c.act}>{act}</div>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const offerNeeds = ({ offers }: SeekerHome): Need[] => [
  ...offers.first.map(({ offerId, company, jobTitle, expiresAt }) => ({
    key: offerId,
    icon: Handshake,
    to: paths.offer(offerId),
    title: <Sentence of={t.offer} names={[company]} />,
    hint: (
      <>
        {jobTitle && (
          <span>
            <Verbatim>{jobTitle}</Verbatim>
          </span>
        )}
        <span>
          {t.offerEnds} <Countdown at={expiresAt} />
        </span>
      </>
    ),
  })),
  ...rest(offers, { icon: Handshake, to: `${paths.offers()}?status=pending`, words: t.offerListLink }),
]

const slotNeeds = ({ slotsToPick }: SeekerHome): Need[] => [
  ...slotsToPick.first.map(({ applicationId, company, jobTitle }) => ({
    key: applicationId,
    icon: CalendarClock,
    to: paths.application(applicationId),
    title: <Sentence of={t.pickTime} names={[company]} />,
    hint: <Verbatim>{jobTitle}</Verbatim>,
  })),
  ...rest(slotsToPick, {
    icon: CalendarClock,
    to: `${paths.applications()}?status=interview`,
    words: t.pickTimeListLink,
  }),
]

const invitationNeeds = ({ jobInvitations }: SeekerHome, dismiss: NeedsListProps['dismiss']): Need[] =>
  // Copies on this device from before have none.
  jobInvitations
    ? [
        ...jobInvitations.first.map(({ chatId, job, jobTitle, company, invitedAt }) => ({
          key: job,
          icon: MailOpen,
          to: paths.chat(chatId),
          title: <Sentence of={t.jobInvitation} names={[company]} />,
          hint: (
            <>
              <span>
                <Verbatim>{jobTitle}</Verbatim>
              </span>
              <RelativeTime at={invitedAt} />
            </>
          ),
          act: dismiss({ _id: job, jobTitle }),
        })),
        ...rest(jobInvitations, { icon: MailOpen, to: paths.messages(), words: t.jobInvitationListLink }),
      ]
    : []

const overdueNeeds = ({ overdueAnswers }: SeekerHome): Need[] => [
  ...overdueAnswers.first.map(({ applicationId, company, jobTitle, answerDueAt }) => ({
    key: applicationId,
    icon: Hourglass,
    to: paths.application(applicationId),
    title: <Sentence of={t.overdue} names={[company]} />,
    hint: (
      <>
        <span>
          <Verbatim>{jobTitle}</Verbatim>
        </span>
        <AnswerCountdown dueAt={answerDueAt} />
      </>
    ),
  })),
  ...rest(overdueAnswers, { icon: Hourglass, to: `${paths.applications()}?sort=due`, words: t.overdueListLink }),
]

function talkNeeds({ chatRequests, unreadMessages, unreadNotifications }: SeekerHome): Need[] {
  const talks: (Need & { count: number })[] = [
    {
      key: 'requests',
      count: chatRequests,
      icon: UserPlus,
      to: paths.messages(),
      title: t.chatRequests(chatRequests),
      hint: t.chatRequestsHint,
    },
    {
      key: 'messages',
      count: unreadMessages,
      icon: MessageSquare,
      to: paths.messages(),
      title: t.unreadMessages(unreadMessages),
    },
    {
      key: 'notifications',
      count: unreadNotifications,
      icon: Bell,
      to: paths.notifications(),
      title: t.unreadNotifications(unreadNotifications),
    },
  ]
  return talks.filter(({ count }) => count > 0)
}

/** A link to all of a kind, where not all are listed. */
const rest = (
  { count, first }: { count: number; first: readonly unknown[] },
  { icon, to, words }: { icon: LucideIcon; to: string; words: (count: number) => string },
): Need[] => (count > first.length ? [{ key: to, icon, to, title: words(count) }] : [])
