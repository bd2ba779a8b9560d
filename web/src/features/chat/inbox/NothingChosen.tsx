import * as t from '@hearback/texts/web/chat.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { MessageSquare } from 'lucide-react'
import { paths } from '../../../routing/paths.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Sentence } from '../../../ui/text/Sentence.tsx'
import { chatList, otherOf } from '../chat.queries.ts'

const ICON = <MessageSquare size={28} aria-hidden />

/**
 * Pane beside the inbox while no chat is open: leads to the latest unread one. It is not opened by itself, because its
 * sender would be told that it was read.
 */
export function NothingChosen() {
  const { data } = useInfiniteQuery(chatList('unread'))
  const [chat] = data?.pages[0]?.chats ?? []
  const count = data?.pages[0]?.total ?? 0
  if (!chat)
    return (
      <EmptyState title={t.paneEmptyTitle} icon={ICON}>
        {t.paneEmptyHint}
      </EmptyState>
    )
  return (
    <EmptyState
      title={t.paneUnreadTitle(count)}
      icon={ICON}
      actions={
        <LinkButton variant="primary" to={paths.chat(chat._id)}>
          <span>
            <Sentence of={t.paneUnreadAction} names={[otherOf(chat).name]} />
          </span>
        </LinkButton>
      }
    >
      {t.paneUnreadHint}
    </EmptyState>
  )
}
