import type { Chat } from '@hearback/contract/hiring/chat.ts'
import * as t from '@hearback/texts/web/chat.ts'
import { Link, useSearchParams } from 'react-router'
import { useSession } from '../../../api/session.ts'
import { standingWord as applyingWord } from '../../../domain/applying-words.ts'
import { standingWord as hiringWord } from '../../../domain/hiring-words.ts'
import { paths } from '../../../routing/paths.ts'
import { joinWithDots } from '../../../ui/text/join-with-dots.ts'
import { UserText } from '../../../ui/text/UserText.tsx'
import { otherOf, ownId } from '../chat.queries.ts'
import { firstWords } from '../chat-words.ts'
import { keptDraft } from '../composer/drafts.ts'
import { useTypists } from '../composer/typing.ts'
import { typingWords } from '../composer/typing-words.ts'
import { Sender } from '../conversation/Sender.tsx'
import { withoutTarget } from '../finding/message-target.ts'
import { Face } from './Face.tsx'
import c from './Inbox.module.css'
import { InboxTime } from './InboxTime.tsx'

/** One chat: participant, subject, last message and unread count. */
export function InboxRow({ chat, selected }: { chat: Chat; selected: boolean }) {
  const [query] = useSearchParams()
  const other = otherOf(chat)
  const { unreadCount, lastMessageAt, createdAt } = chat
  const to = { pathname: paths.chat(chat._id), search: withoutTarget(query) }
  return (
    <li className={c.item} data-unread={unreadCount > 0 || undefined}>
      <Link to={to} className={c.row} aria-current={selected ? 'page' : undefined}>
        <Face of={other} size={44} />
        <span className={c.what}>
          <span className={c.line}>
            <b translate="no">{other.name}</b>
            <InboxTime at={lastMessageAt ?? createdAt} />
          </span>
          <About chat={chat} />
          <span className={c.line}>
            <LastWords chat={chat} draft={selected ? '' : keptDraft(chat._id)} />
            {unreadCount > 0 && (
              <span className={c.count}>
                {unreadCount > 99 ? '99+' : unreadCount}
                <span className="sr"> {t.unreadAfterCount}</span>
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  )
}

function About({ chat }: { chat: Chat }) {
  const isEmployer = useSession()?.user.userType === 'employer'
  const wordOf = isEmployer ? hiringWord : applyingWord
  const { about } = chat
  const parts = [standing(chat), about && joinWithDots([about.jobTitle, wordOf(about)])].filter(Boolean)
  return parts.length ? <span className={c.about}>{joinWithDots(parts)}</span> : null
}

function standing({ state, closed, awaitsDecision }: Chat): string | undefined {
  if (closed === 'blocked') return t.blocked
  if (awaitsDecision || state === 'request') return t.request
  return state === 'declined' ? t.declined : undefined
}

function LastWords({ chat, draft }: { chat: Chat; draft: string }) {
  const typists = useTypists(chat._id)
  const { lastMessage } = chat
  if (typists.length > 0) {
    const isNamed = typists.some(({ userId, writer }) => userId === ownId() || writer?.firstName)
    return <span className={c.last}>{isNamed ? typingWords(typists, otherOf(chat).name) : t.typing}</span>
  }
  if (draft)
    return (
      <span className={c.last}>
        <span className={c.draft}>{t.draft} </span>
        <UserText as="span">{draft}</UserText>
      </span>
    )
  if (!lastMessage) return <span className={c.last}>{t.inboxRowEmpty}</span>
  return (
    <span className={c.last}>
      {(lastMessage.sender === ownId() || lastMessage.writer?.firstName) && (
        <span className={c.you}>
          <Sender message={lastMessage} />:{' '}
        </span>
      )}
      <UserText as="span">{firstWords(lastMessage)}</UserText>
    </span>
  )
}
