import type { Chat } from '@hearback/contract/hiring/chat.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { truncate } from '@hearback/contract/values/text.ts'
import * as t from '@hearback/texts/web/chat.ts'
import * as search from '@hearback/texts/web/chat-search.ts'
import { skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../../../ui/Button.tsx'
import { FailedNotice } from '../../../ui/feedback/Notice.tsx'
import { SearchParamField } from '../../../ui/fields/SearchParamField.tsx'
import { type ChatFilter, chatList, chatOf, ownId } from '../chat.queries.ts'
import s from '../finding/ChatSearch.module.css'
import { ChatSearchResults } from '../finding/ChatSearchResults.tsx'
import { FIND, MESSAGE } from '../finding/message-target.ts'
import { NotifySwitch } from '../NotifySwitch.tsx'
import { markDelivered } from '../read-receipts.ts'
import c from './Inbox.module.css'
import { InboxFilter, readFilter } from './InboxFilter.tsx'
import { InboxRow } from './InboxRow.tsx'
import { InboxSkeleton } from './InboxSkeleton.tsx'
import { NoChats } from './NoChats.tsx'

/** All chats of the user, latest message first, or what a search of them finds. */
export function Inbox({ selected }: { selected: string | undefined }) {
  const [query] = useSearchParams()
  const filter = readFilter(query)
  const words = truncate(query.get(FIND)?.trim() ?? '', limits.oneLine, '')
  return (
    <div className={c.inbox}>
      <div className={c.head}>
        <h1>{t.messages}</h1>
        <NotifySwitch />
      </div>
      <SearchParamField
        name={FIND}
        label={search.label}
        placeholder={search.placeholder}
        resets={[MESSAGE]}
        className={s.field}
      />
      {words ? (
        <ChatSearchResults words={words} selected={selected} />
      ) : (
        <>
          <InboxFilter chosen={filter} />
          <Chats filter={filter} selected={selected} />
        </>
      )}
    </div>
  )
}

function Chats({ filter, selected }: { filter: ChatFilter; selected: string | undefined }) {
  const list = useInfiniteQuery(chatList(filter))
  const { data, isPending, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = list
  const found = useMemo(() => onceEach(data?.pages.flatMap((page) => page.chats) ?? []), [data])
  const { data: open } = useQuery(selected ? chatOf(selected) : { queryKey: ['chats', 'one', ''], queryFn: skipToken })
  const chats = useMemo(() => withOpen(found, open), [found, open])
  useArrivals(chats)
  if (isPending) return <InboxSkeleton />
  if (!data)
    return (
      <div className={c.failed}>
        <FailedNotice onRetry={refetch} busy={isFetching}>
          {t.inboxFailed}
        </FailedNotice>
      </div>
    )
  if (found.length === 0 && !open) return <NoChats filter={filter} />
  return (
    <div className={c.scroll}>
      <Rows chats={chats} selected={selected} />
      {hasNextPage && (
        <div className={c.more}>
          <Button size="sm" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t.inboxShowMore}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Sends delivery receipts for messages in the inbox, including those that arrived while offline. */
function useArrivals(chats: readonly Chat[]) {
  useEffect(() => {
    for (const { lastMessage } of chats) {
      if (!lastMessage || lastMessage.deliveredAt || lastMessage.sender === ownId()) continue
      markDelivered(lastMessage.chatId, lastMessage.seq)
    }
  }, [chats])
}

/** Removes duplicates: a chat that moved up between two page fetches appears on both. */
const onceEach = (chats: Chat[]) => [...new Map(chats.map((chat) => [chat._id, chat])).values()]

const activeAt = ({ lastMessageAt, createdAt }: Chat) => Date.parse(lastMessageAt ?? createdAt)

/** Keeps the open chat in the list, at its place by time, also if the filter leaves it out or it is blocked. */
function withOpen(chats: readonly Chat[], open: Chat | undefined): readonly Chat[] {
  if (!open || chats.some(({ _id }) => _id === open._id)) return chats
  return [...chats, open].toSorted((one, other) => activeAt(other) - activeAt(one))
}

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
}

function Rows({ chats, selected }: { chats: readonly Chat[]; selected: string | undefined }) {
  const list = useRef<HTMLUListElement>(null)
  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    const links = [...(list.current?.querySelectorAll<HTMLElement>('a') ?? [])]
    const at = links.indexOf(document.activeElement as HTMLElement)
    if (!step || at < 0) return
    event.preventDefault()
    links[step(at, links.length)]?.focus()
  }
  return (
    <ul ref={list} className={c.list} aria-label={t.chats} onKeyDown={walk}>
      {chats.map((chat) => (
        <InboxRow key={chat._id} chat={chat} selected={chat._id === selected} />
      ))}
    </ul>
  )
}
