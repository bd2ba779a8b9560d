import type { Message } from '@hearback/contract/hiring/chat.ts'
import * as t from '@hearback/texts/web/chat.ts'
import { ShieldAlert } from 'lucide-react'
import { useSession } from '../../../api/session.ts'
import { warningWords } from '../chat-words.ts'
import c from './Message.module.css'

export interface WarningActs {
  onReport: ((message: Message) => void) | undefined
  onBlock: () => void
}

/** Warnings about a message, with buttons to report or block. */
export function MessageWarnings({ message, acts }: { message: Message; acts: WarningActs }) {
  const isEmployer = useSession()?.user.userType === 'employer'
  return (
    <div className={c.warning} role="note">
      <ShieldAlert size={18} className={c.warningIcon} aria-hidden />
      <div>
        {message.warnings.map((warning) => (
          <p key={warning}>{warningWords(warning, isEmployer)}</p>
        ))}
        <div className={c.warningActs}>
          {acts.onReport && (
            <button type="button" onClick={() => acts.onReport?.(message)}>
              {t.warningReportAction}
            </button>
          )}
          <button type="button" onClick={acts.onBlock}>
            {t.block}
          </button>
        </div>
      </div>
    </div>
  )
}
