import type { ChatApplication, Participant } from '@hearback/contract/hiring/chat.ts'
import * as t from '@hearback/texts/web/chat.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { FailedNotice } from '../../../ui/feedback/Notice.tsx'
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx'
import { applicationsOfChat, chatOf, otherOf } from '../chat.queries.ts'
import { headlineOf } from '../chat-words.ts'
import { Face } from '../inbox/Face.tsx'
import { profilePath } from '../profile-path.ts'
import c from './Context.module.css'

interface ChatContextProps {
  chatId: string
  /** Renders one application; all but the newest are folded to one line. */
  application: (application: ChatApplication, other: Participant, folded: boolean) => ReactNode
  /** Renders the offers between the two users with their actions; a blocked person gets no new one. */
  offers: (other: Participant, isBlocked: boolean) => ReactNode
}

/** Profile of the other user, and the applications and offers between the two. */
export function ChatContext({ chatId, application, offers }: ChatContextProps) {
  const { data: chat } = useQuery(chatOf(chatId))
  if (!chat) return <SkeletonRows rows={2} label={t.contextLoading} />
  const other = otherOf(chat)
  const { name } = other
  const headline = headlineOf(other)
  return (
    <div className={c.context}>
      <div className={c.person}>
        <Face of={other} size={56} />
        <div>
          <p className={c.name} translate="no">
            {name}
          </p>
          {headline && <p>{headline}</p>}
          <Link to={profilePath(other)}>{t.viewProfile}</Link>
        </div>
      </div>
      <Applications chatId={chatId} show={(one, folded) => application(one, other, folded)} />
      {offers(other, chat.closed === 'blocked')}
    </div>
  )
}

interface ApplicationsProps {
  chatId: string
  show: (application: ChatApplication, folded: boolean) => ReactNode
}

function Applications({ chatId, show }: ApplicationsProps) {
  const { data, error, isFetching, refetch } = useQuery(applicationsOfChat(chatId))
  if (error)
    return (
      <FailedNotice onRetry={refetch} busy={isFetching}>
        {t.contextFailed}
      </FailedNotice>
    )
  if (!data) return <SkeletonRows rows={1} label={t.contextLoading} />
  if (data.applications.length === 0) return <p className={c.none}>{t.contextEmpty}</p>
  return (
    <ul className={c.applications}>
      {data.applications.map((one, index) => (
        <li key={one._id}>{show(one, index > 0)}</li>
      ))}
    </ul>
  )
}
