import type { Chat } from '@hearback/contract/hiring/chat.ts'
import * as t from '@hearback/texts/web/chat.ts'
import { useSession } from '../../../api/session.ts'
import { otherOf } from '../chat.queries.ts'
import { headlineOf } from '../chat-words.ts'
import { Face } from '../inbox/Face.tsx'
import c from './Log.module.css'

const COUNTS = t.logStartAnswerRule
const BEWARE = t.logStartSafetyAdvice

const awaitsAnswer = ({ about }: Chat) =>
  about !== null && about.answeredAt === null && (about.status === 'applied' || about.status === 'viewed')

/** Introduction above the first message of the chat. */
export function LogStart({ chat }: { chat: Chat }) {
  const isEmployer = useSession()?.user.userType === 'employer'
  const safety = isEmployer ? awaitsAnswer(chat) && COUNTS : BEWARE
  const other = otherOf(chat)
  const { name } = other
  const headline = headlineOf(other)
  return (
    <div className={c.start}>
      <Face of={other} size={64} />
      <p>
        <b translate="no">{name}</b>
        {headline && <span>{headline}</span>}
      </p>
      {safety && <p className={c.safety}>{safety}</p>}
    </div>
  )
}
