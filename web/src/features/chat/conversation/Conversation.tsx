import type { Chat, Message } from '@hearback/contract/hiring/chat.ts'
import * as t from '@hearback/texts/web/chat.ts'
import { useQuery } from '@tanstack/react-query'
import { MessageCircleOff } from 'lucide-react'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { ApiError } from '../../../api/call.ts'
import { paths } from '../../../routing/paths.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { FailedNotice } from '../../../ui/feedback/Notice.tsx'
import { Region } from '../../../ui/feedback/Region.tsx'
import { toast } from '../../../ui/feedback/toast-store.ts'
import { Sentence } from '../../../ui/text/Sentence.tsx'
import { BlockDialog } from '../BlockDialog.tsx'
import { cachedChat } from '../cached-chats.ts'
import { useUnblock } from '../chat.mutations.ts'
import { chatOf, otherOf, ownId } from '../chat.queries.ts'
import { Composer, type Draft } from '../composer/Composer.tsx'
import { DropArea } from '../composer/DropArea.tsx'
import { useOutgoing } from '../composer/outbox.ts'
import { TypingLine } from '../composer/TypingLine.tsx'
import { useStagedFiles } from '../composer/use-staged-files.ts'
import { BackToInbox } from '../inbox/BackToInbox.tsx'
import { messageTarget, personTarget, type ReportTarget } from '../report-target.ts'
import { ClosedBar } from './ClosedBar.tsx'
import c from './Conversation.module.css'
import { ConversationHead } from './ConversationHead.tsx'
import { ConversationSkeleton } from './ConversationSkeleton.tsx'
import { messagesOf } from './conversation.ts'
import type { History } from './history.ts'
import { MessageLog } from './MessageLog.tsx'
import { RequestBar } from './RequestBar.tsx'
import { useOpenChat } from './use-open-chat.ts'

interface ConversationProps {
  chatId: string
  onReport?: (target: ReportTarget) => void
  onContext: () => void
  /** Renders a control beside the message input. */
  tool?: (chat: Chat, draft: Draft) => ReactNode
}

/** One chat: header, messages and composer. Must be keyed by the chat. */
export function Conversation({ chatId, ...rest }: ConversationProps) {
  useOpenChat(chatId)
  const { data, error, isFetching, refetch } = useQuery({
    ...chatOf(chatId),
    placeholderData: () => cachedChat(chatId),
  })
  if (data) return <Loaded chat={data} {...rest} />
  if (error instanceof ApiError && [403, 404, 422].includes(error.status)) return <Missing />
  if (error)
    return (
      <div className={c.failed}>
        <BackToInbox />
        <FailedNotice onRetry={refetch} busy={isFetching}>
          {t.conversationFailed}
        </FailedNotice>
      </div>
    )
  return <ConversationSkeleton />
}

const Missing = () => (
  <div className={c.failed}>
    <EmptyState
      title={t.conversationMissingTitle}
      icon={<MessageCircleOff size={28} aria-hidden />}
      actions={<LinkButton to={paths.messages()}>{t.allMessages}</LinkButton>}
    >
      {t.conversationMissingHint}
    </EmptyState>
  </div>
)

function Loaded({ chat, onReport, onContext, tool }: { chat: Chat } & Omit<ConversationProps, 'chatId'>) {
  const [blocking, setBlocking] = useState(false)
  const { mutate: unblock } = useUnblock(chat._id)
  const messages = useQuery(messagesOf(chat._id, chat.unreadCount))
  const isRequest = isUnsentRequest(chat)
  const isSending = useOutgoing(chat._id).some(({ state }) => state !== 'failed')
  const closed = isRequest && isSending ? 'request_pending' : chat.closed
  const files = useStagedFiles(chat._id, isRequest ? 1 : undefined)
  const other = otherOf(chat)
  const block = useCallback(() => setBlocking(true), [])
  const takeBack = () => unblock(undefined, { onError: ({ message }) => toast(message) })
  const { _id: otherId, name } = other
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other person is told by id and name
  const acts = useMemo(
    () => ({
      onReport: onReport && ((message: Message) => onReport(messageTarget(message, other))),
      onBlock: block,
    }),
    [onReport, block, otherId, name],
  )
  return (
    <section className={c.conversation} aria-label={t.chatWith(name)}>
      <ConversationHead
        chat={chat}
        onBlock={block}
        onUnblock={takeBack}
        onReport={onReport && (() => onReport(personTarget(other)))}
        onContext={onContext}
      />
      <DropArea onFiles={closed ? undefined : files.add}>
        {messages.data ? (
          <Region>
            <MessageLog chat={chat} history={messages.data} acts={acts} />
          </Region>
        ) : messages.error ? (
          <NoMessages chat={chat} acts={acts} onRetry={messages.refetch} busy={messages.isFetching} />
        ) : (
          <ConversationSkeleton bare />
        )}
        <TypingLine chatId={chat._id} name={name} />
        {chat.awaitsDecision && <RequestBar chat={chat} onBlock={block} onReport={acts.onReport} />}
        {closed ? (
          <ClosedBar chat={chat} why={closed} onUnblock={takeBack} />
        ) : (
          <Region>
            <Composer
              chatId={chat._id}
              name={name}
              files={files}
              hint={writingHint(chat, name)}
              tool={tool && ((draft) => tool(chat, draft))}
            />
          </Region>
        )}
      </DropArea>
      <BlockDialog chat={chat} opened={blocking} onClose={() => setBlocking(false)} />
    </section>
  )
}

/** The user's own request, whose only message is not sent yet. */
const isUnsentRequest = ({ state, startedBy, lastSeq }: Chat) =>
  state === 'request' && startedBy === ownId() && lastSeq === 0

/** Explains the effect of sending in chats that are not yet open. */
function writingHint({ state, startedBy, lastSeq, closed }: Chat, name: string): ReactNode {
  if (closed || state === 'open') return undefined
  const isOwn = startedBy === ownId()
  if (state === 'declined') return isOwn ? undefined : <Sentence of={t.conversationDeclinedHint} names={[name]} />
  if (!isOwn || lastSeq > 0) return undefined
  return <Sentence of={t.firstMessageHint} names={[name]} />
}

const NOTHING: History = { messages: [], lastSeq: 0, ahead: [] }

interface NoMessagesProps {
  chat: Chat
  acts: React.ComponentProps<typeof MessageLog>['acts']
  onRetry: () => unknown
  busy: boolean
}

/** Messages that failed to load show as an empty list (product.md 4) with a retry button. */
const NoMessages = ({ chat, acts, onRetry, busy }: NoMessagesProps) => (
  <>
    <MessageLog chat={chat} history={NOTHING} acts={acts} />
    <div className={c.failed}>
      <FailedNotice onRetry={onRetry} busy={busy}>
        {t.messagesFailed}
      </FailedNotice>
    </div>
  </>
)
