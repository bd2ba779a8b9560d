import type { Chat, ChatClosed } from '@hearback/contract/hiring/chat.ts'
import * as t from '@hearback/texts/web/chat.ts'
import { Button } from '../../../ui/Button.tsx'
import { Sentence } from '../../../ui/text/Sentence.tsx'
import { otherOf } from '../chat.queries.ts'
import { CLOSED_WORDS } from '../chat-words.ts'
import c from './Conversation.module.css'

interface ClosedBarProps {
  chat: Chat
  why: ChatClosed
  onUnblock: () => void
}

/** Replaces the composer of a closed chat: explains why, and offers to unblock. */
export const ClosedBar = ({ chat, why, onUnblock }: ClosedBarProps) => (
  <div className={c.closed} role="status">
    <p>
      <Sentence of={CLOSED_WORDS[why]} names={[otherOf(chat).name]} />
    </p>
    {why === 'blocked' && (
      <Button size="sm" onClick={onUnblock}>
        {t.unblock}
      </Button>
    )}
  </div>
)
