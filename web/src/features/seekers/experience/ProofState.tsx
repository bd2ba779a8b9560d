import type { Experience } from '@hearback/contract/people/seekers.ts'
import * as t from '@hearback/texts/web/seekers.ts'
import { MailCheck } from 'lucide-react'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/feedback/toast-store.ts'
import c from './Experience.module.css'
import { useRequestProof } from './experiences.mutations.ts'

const WORDS = {
  none: t.proofNone,
  pending: t.proofPending,
  declined: t.proofDeclined,
}

/** State of the confirmation by work email, for the owner only; renders nothing once confirmed. */
export function ProofState({ experience: { _id, verification, companyEmail } }: { experience: Experience }) {
  const request = useRequestProof()
  if (verification === 'confirmed' || !companyEmail) return null
  const send = () =>
    void request
      .mutateAsync(_id)
      .then(() => toast(t.proofLinkSent))
      .catch((error: Error) => toast(error.message))
  return (
    <div className={c.proof}>
      <p>
        <MailCheck size={14} aria-hidden />
        <span>{WORDS[verification]}</span>
      </p>
      {verification !== 'declined' && (
        <Button size="sm" busy={request.isPending} onClick={send}>
          {verification === 'pending' ? t.proofResendAction : t.proofSendAction}
        </Button>
      )}
    </div>
  )
}
