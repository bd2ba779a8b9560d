import * as t from '@hearback/texts/web/chat.ts'
import { ownId } from '../chat.queries.ts'
import c from '../conversation/Conversation.module.css'
import { useTypist } from './typing.ts'

/** Typing indicator. Keeps its height while empty to avoid a layout shift. */
export function TypingLine({ chatId, name }: { chatId: string; name: string }) {
  const typist = useTypist(chatId)
  const other = typist?.userId === ownId() ? t.colleague : name
  return (
    <p className={c.typing} role="status">
      {typist && (
        <>
          <span className={c.dots} aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          {t.typingLine(typist.writer?.firstName ?? other)}
        </>
      )}
    </p>
  )
}
