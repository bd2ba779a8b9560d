import type { FoundMessage } from '@hearback/contract/hiring/chat-search.ts'
import * as t from '@hearback/texts/web/chat-search.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../../../routing/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { FailedNotice } from '../../../ui/feedback/Notice.tsx'
import { FoundText } from '../../../ui/text/FoundText.tsx'
import { excerptWith } from '../../../ui/text/find-words.ts'
import { UserText } from '../../../ui/text/UserText.tsx'
import { ownId } from '../chat.queries.ts'
import { Face } from '../inbox/Face.tsx'
import c from '../inbox/Inbox.module.css'
import { InboxRow } from '../inbox/InboxRow.tsx'
import { InboxSkeleton } from '../inbox/InboxSkeleton.tsx'
import { InboxTime } from '../inbox/InboxTime.tsx'
import s from './ChatSearch.module.css'
import { chatSearch } from './chat-search.queries.ts'
import { readTarget } from './message-target.ts'

/** Chats by their person or job, and messages by their words; each message leads to its place in the chat. */
export function ChatSearchResults({ words, selected }: { words: string; selected: string | undefined }) {
  const search = useInfiniteQuery(chatSearch(words))
  const { data, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = search
  if (!data)
    return search.error ? (
      <div className={c.failed}>
        <FailedNotice onRetry={refetch} busy={isFetching}>
          {t.failed}
        </FailedNotice>
      </div>
    ) : (
      <InboxSkeleton />
    )
  const [first] = data.pages
  const chats = first?.chats ?? []
  const messages = data.pages.flatMap((page) => page.messages)
  return (
    <div className={c.scroll}>
      <p className="sr" role="status">
        {t.found(chats.length, messages.length)}
      </p>
      {chats.length > 0 && (
        <section aria-labelledby="found-chats">
          <h2 id="found-chats" className={s.heading}>
            {t.chats}
          </h2>
          <ul className={c.list}>
            {chats.map((chat) => (
              <InboxRow key={chat._id} chat={chat} selected={chat._id === selected} />
            ))}
          </ul>
        </section>
      )}
      {messages.length > 0 && (
        <section aria-labelledby="found-messages">
          <h2 id="found-messages" className={s.heading}>
            {t.messages}
          </h2>
          <ul className={c.list}>
            {messages.map((one) => (
              <MessageHit key={one.message._id} found={one} words={words} selected={selected} />
            ))}
          </ul>
        </section>
      )}
      {chats.length + messages.length === 0 && (
        <div className={c.none}>
          <EmptyState title={t.emptyTitle} icon={<SearchX size={26} aria-hidden />}>
            {t.emptyHint}
          </EmptyState>
        </div>
      )}
      {hasNextPage ? (
        <div className={c.more}>
          <Button size="sm" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t.moreAction}
          </Button>
        </div>
      ) : (
        first && !first.isComplete && <p className={s.limits}>{t.limits}</p>
      )}
    </div>
  )
}

interface MessageHitProps {
  found: FoundMessage
  words: string
  selected: string | undefined
}

function MessageHit({ found: { message, other }, words, selected }: MessageHitProps) {
  const [query] = useSearchParams()
  const { chatId, seq, content, file, sender, createdAt } = message
  const search = new URLSearchParams(query)
  search.set('message', String(seq))
  const isCurrent = chatId === selected && readTarget(query) === seq
  return (
    <li className={c.item}>
      <Link
        to={{ pathname: paths.chat(chatId), search: search.toString() }}
        className={c.row}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <Face of={other} size={44} />
        <span className={c.what}>
          <span className={c.line}>
            <b translate="no">{other.name}</b>
            <InboxTime at={createdAt} />
          </span>
          <span className={s.excerpt}>
            {sender === ownId() && t.you}
            <UserText as="span">
              <FoundText parts={excerptWith([content, file?.name].filter(Boolean).join(' · '), words)} />
            </UserText>
          </span>
        </span>
      </Link>
    </li>
  )
}
