import type { Chat } from '@hearback/contract/hiring/chat.ts'
import type { JobInvitation } from '@hearback/contract/hiring/job-invitations.ts'
import * as t from '@hearback/texts/web/chat.ts'
import { useQuery } from '@tanstack/react-query'
import { ArrowDown } from 'lucide-react'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import { note } from '../../../api/log.ts'
import { Region } from '../../../ui/feedback/Region.tsx'
import { useNow } from '../../../ui/now.ts'
import { invitationsOf, otherOf, ownId, ownUserId } from '../chat.queries.ts'
import { useOutgoing } from '../composer/outbox.ts'
import { useMessageTarget } from '../finding/message-target.ts'
import { InvitationCard } from '../invitations/InvitationCard.tsx'
import { NewMessageVoice } from '../NewMessageVoice.tsx'
import { markRead } from '../read-receipts.ts'
import { fetchOlder } from './conversation.ts'
import { deliveryOf } from './DeliveryMark.tsx'
import { type History, hasOlder, oldestSeq } from './history.ts'
import c from './Log.module.css'
import { LogStart } from './LogStart.tsx'
import { MessageRow } from './MessageRow.tsx'
import type { WarningActs } from './MessageWarnings.tsx'
import { dayWords, itemsOf, type LogItem } from './message-items.ts'
import { OutgoingRow } from './OutgoingRow.tsx'
import { useLogScroll } from './use-log-scroll.ts'

interface MessageLogProps {
  chat: Chat
  history: History
  acts: WarningActs
}

/** History of a chat as a virtual list, so that long histories scroll smoothly. */
export function MessageLog({ chat, history, acts }: MessageLogProps) {
  const chatId = chat._id
  const { name } = otherOf(chat)
  const me = ownId()
  const outgoing = useOutgoing(chatId)
  const [opened] = useState({ readSeq: chat.readSeq, lastSeq: history.lastSeq })
  const user = ownUserId()
  const items = useMemo(
    () => itemsOf({ history, outgoing, ownId: me, ownUserId: user, opened }),
    [history, outgoing, me, user, opened],
  )
  const log = useRef<VirtualizerHandle>(null)
  const older = useOlder(chatId, history)
  const target = useMessageTarget(chatId, history)
  const onSeen = useCallback((seq: number) => markRead(chatId, seq), [chatId])
  const { isAtEnd, seenSeq, onScroll, onResize, goToEnd } = useLogScroll(log, {
    items,
    onSeen,
    onNearStart: older.fetch,
    target,
  })
  const [isMeasured, setMeasured] = useState(false)
  const measured = () => {
    setMeasured(true)
    onResize()
  }
  useFollowOwn(outgoing.at(-1)?.id, goToEnd)
  const unseen = history.messages.filter(({ seq, sender }) => sender !== me && seq > seenSeq).length
  const invitations = useInvitations(chat, history)
  const latestOwn = items.findLast((item) => item.kind === 'message' && item.isOwn)?.key
  return (
    <div className={c.frame} data-measured={isMeasured || undefined}>
      {older.isFetching && <p className={c.older}>{t.olderMessagesLoading}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable with the keyboard */}
      <div className={c.log} role="log" aria-label={t.messagesWith(name)} aria-live="off" tabIndex={0}>
        <div className={c.spring} />
        <Virtualizer ref={log} data={items} shift={usePrepended(history)} onScroll={onScroll} onResize={measured}>
          {(item) => (
            <Region key={item.key}>
              <Row
                item={item}
                chat={chat}
                name={name}
                acts={acts}
                isLatestOwn={item.key === latestOwn}
                isFound={item.kind === 'message' && item.message.seq === target?.seq}
                invitations={invitations}
              />
            </Region>
          )}
        </Virtualizer>
      </div>
      <NewMessageVoice history={history} name={name} />
      {!isAtEnd && (
        <button type="button" className={c.jump} onClick={goToEnd}>
          <ArrowDown size={17} aria-hidden />
          {unseen ? t.newMessages(unseen) : t.scrollToLatest}
        </button>
      )}
    </div>
  )
}

/** Read again after each message of the company. */
function useInvitations(chat: Chat, { messages }: History): readonly JobInvitation[] | undefined {
  const { _id: company } = chat.participants.find(({ userType }) => userType === 'employer') ?? { _id: '' }
  const seq = messages.findLast(({ sender }) => sender === company)?.seq ?? 0
  return useQuery({ ...invitationsOf(chat, seq), enabled: seq > 0 }).data?.invitations
}

interface RowProps {
  item: LogItem
  chat: Chat
  name: string
  acts: WarningActs
  isLatestOwn: boolean
  isFound: boolean
  invitations: readonly JobInvitation[] | undefined
}

function Row({ item, chat, name, acts, isLatestOwn, isFound, invitations }: RowProps) {
  const now = useNow()
  switch (item.kind) {
    case 'start':
      return <LogStart chat={chat} />
    case 'day':
      return (
        <h3 className={c.day}>
          <span>{dayWords(item.at, now)}</span>
        </h3>
      )
    case 'unread':
      return (
        <h3 className={c.unread}>
          <span>{t.newMessages(item.count)}</span>
        </h3>
      )
    case 'outgoing':
      return <OutgoingRow outgoing={item.outgoing} first={item.first} last={item.last} />
    case 'message': {
      const { message, isOwn, first, last } = item
      const invitation = invitations?.find((one) => one.message === message._id)
      const delivery = isOwn ? deliveryOf(message, chat) : undefined
      return (
        <>
          <MessageRow {...{ message, isOwn, first, last, name, isLatestOwn, isFound, delivery, acts }} />
          {invitation && <InvitationCard invitation={invitation} />}
        </>
      )
    }
  }
}

/** Scrolls to the end after an own message, wherever the user was reading. */
function useFollowOwn(id: string | undefined, goToEnd: () => void) {
  const before = useRef(id)
  useLayoutEffect(() => {
    if (id && id !== before.current) goToEnd()
    before.current = id
  })
}

/** Whether this render prepends older messages: then the scroll position is kept relative to the end. */
function usePrepended(history: History): boolean {
  const before = useRef(oldestSeq(history))
  const isPrepended = oldestSeq(history) < before.current
  useLayoutEffect(() => {
    before.current = oldestSeq(history)
  })
  return isPrepended
}

function useOlder(chatId: string, history: History) {
  const [isFetching, setFetching] = useState(false)
  const busy = useRef(false)
  const more = hasOlder(history)
  const fetch = useCallback(() => {
    if (!more || busy.current) return
    busy.current = true
    setFetching(true)
    fetchOlder(chatId)
      .catch((error: Error) => note(t.olderMessagesFailed(error.message)))
      .finally(() => {
        busy.current = false
        setFetching(false)
      })
  }, [chatId, more])
  return { fetch, isFetching }
}
