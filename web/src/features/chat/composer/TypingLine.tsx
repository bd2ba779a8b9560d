import c from '../conversation/Conversation.module.css'
import { useTypists } from './typing.ts'
import { typingWords } from './typing-words.ts'

/** Typing indicator. Keeps its height while empty to avoid a layout shift. */
export function TypingLine({ chatId, name }: { chatId: string; name: string }) {
  const words = typingWords(useTypists(chatId), name)
  return (
    <p className={c.typing} role="status">
      {words && (
        <>
          <span className={c.dots} aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          {words}
        </>
      )}
    </p>
  )
}
