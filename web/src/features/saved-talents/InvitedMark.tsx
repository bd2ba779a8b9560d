import type { ListedInvitation } from '@hearback/contract/people/saved-talents.ts'
import * as t from '@hearback/texts/web/saved-talents.ts'
import { Check, Send } from 'lucide-react'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import { Sentence } from '../../ui/text/Sentence.tsx'
import c from './SavedTalents.module.css'

const ANSWERS = { applied: t.invitedApplied, replied: t.invitedReplied, none: t.invitedWaiting }

/** The latest invitation to a person: to which job, when, and whether it was answered. */
export function InvitedMark({ invitation: { jobTitle, invitedAt, answer } }: { invitation: ListedInvitation }) {
  const Icon = answer ? Check : Send
  return (
    <p className={c.invited}>
      <Icon size={15} aria-hidden />
      <span>
        <Sentence of={t.invitedTo} names={[jobTitle]} /> <RelativeTime at={invitedAt} /> · {ANSWERS[answer ?? 'none']}
      </span>
    </p>
  )
}
