import type { LatestInvitation } from '@hearback/contract/people/latest-invitation.ts'
import * as t from '@hearback/texts/web/saved-talents.ts'
import { Check, Send, X } from 'lucide-react'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import { Sentence } from '../../ui/text/Sentence.tsx'
import { answerWords } from './answer-words.ts'
import c from './SavedTalents.module.css'

const ICONS = { applied: Check, withdrawn: X, declined: X, replied: Check, none: Send }

/** The latest invitation to a person: to which job, when, and what came of it. */
export function InvitedMark({ invitation }: { invitation: LatestInvitation }) {
  const { jobTitle, invitedAt, answer } = invitation
  const Icon = ICONS[answer ?? 'none']
  return (
    <p className={c.invited}>
      <Icon size={15} aria-hidden />
      <span>
        <Sentence of={t.invitedTo} names={[jobTitle]} /> <RelativeTime at={invitedAt} /> · {answerWords(invitation)}
      </span>
    </p>
  )
}
