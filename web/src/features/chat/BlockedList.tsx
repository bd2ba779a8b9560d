import type { Chat } from '@hearback/contract/hiring/chat.ts'
import * as t from '@hearback/texts/web/chat.ts'
import { useQuery } from '@tanstack/react-query'
import { ShieldBan } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../routing/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { QueryFallback } from '../../ui/feedback/QueryFallback.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Pager } from '../../ui/navigation/Pager.tsx'
import { Sentence } from '../../ui/text/Sentence.tsx'
import c from './Blocked.module.css'
import { useDecide, useUnblock } from './chat.mutations.ts'
import { blockedChats, otherOf } from './chat.queries.ts'
import { headlineOf } from './chat-words.ts'
import { Face } from './inbox/Face.tsx'

/** Blocked users, with buttons to unblock. */
export function BlockedList({ page }: { page: number }) {
  const query = useQuery(blockedChats(page))
  const { data } = query
  if (!data) return <QueryFallback query={query} rows={3} loading={t.blockedListLoading} failed={t.blockedListFailed} />
  if (data.chats.length === 0)
    return (
      <EmptyState title={t.blockedListEmptyTitle} icon={<ShieldBan size={28} aria-hidden />}>
        {t.blockedListEmptyHint}
      </EmptyState>
    )
  return (
    <>
      <ul className={c.list}>
        {data.chats.map((chat) => (
          <BlockedRow key={chat._id} chat={chat} />
        ))}
      </ul>
      <Pager page={page} totalPages={data.totalPages} />
    </>
  )
}

function BlockedRow({ chat }: { chat: Chat }) {
  const other = otherOf(chat)
  const { name } = other
  const headline = headlineOf(other)
  const unblock = useUnblock(chat._id)
  const { mutate: decide } = useDecide(chat._id)
  const undo = { label: t.undo, run: () => decide('block') }
  const takeBack = () =>
    unblock.mutate(undefined, {
      onSuccess: () => toast({ text: { of: t.unblockDone, names: [name] }, action: undo }),
      onError: ({ message }) => toast(message),
    })
  return (
    <li className={c.row}>
      <Face of={other} size={44} />
      <div>
        <p>
          <Link to={paths.chat(chat._id)} translate="no">
            {name}
          </Link>
        </p>
        {headline && <p className={c.small}>{headline}</p>}
      </div>
      <Button busy={unblock.isPending} onClick={takeBack}>
        {t.unblock}
        <span className="sr">
          {' '}
          <Sentence of={t.blockedListUnblockLabel} names={[name]} />
        </span>
      </Button>
    </li>
  )
}
