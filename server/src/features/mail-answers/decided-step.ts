import type { RejectionReason } from '@hearback/contract/hiring/applications.ts'
import { InvitationForm } from '@hearback/contract/hiring/interviews.ts'
import type { PersonId } from '../../db/ids.ts'

/** An answer as it is stored. */
interface Said {
  readonly step: string
  readonly reason_code: string | null
  readonly message: string
}

/** The step of an answer; undefined for a message, which is none. An invitation has no times yet. */
export function decidedStep({ step, reason_code, message }: Said, actorId: PersonId) {
  const by = { by: 'employer', actorId } as const
  if (step === 'interview') return { to: 'interview', ...by, invitation: InvitationForm.parse({ message }) } as const
  if (step === 'message') return undefined
  return { to: 'rejected', ...by, feedback: message || null, reasonCode: reason_code as RejectionReason } as const
}
