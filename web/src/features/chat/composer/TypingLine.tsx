import * as t from '@hearback/texts/web/chat.ts'
import c from '../conversation/Conversation.module.css'
import { useIsTyping } from './typing.ts'

/** Typing indicator. Keeps its height while empty to avoid a layout shift. */
export function TypingLine({ chatId, name }: { chatId: string; name: string }) {
  const isTyping = useIsTyping(chatId)
  return (
    <p className={c.typing} role="status">
      {isTyping && (
        <>
          <span className={c.dots} aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          {t.typingLine(name)}
        </>
      )}
    </p>
  )
}
