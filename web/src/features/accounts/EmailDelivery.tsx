import type { EmailDelivery as Delivery } from '@hearback/contract/accounts/email-delivery.ts'
import * as t from '@hearback/texts/web/accounts.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError, Notice } from '../../ui/feedback/Notice.tsx'
import { Sentence } from '../../ui/text/Sentence.tsx'
import { localDate } from '../../ui/text/times.ts'
import c from './Accounts.module.css'
import { useRetryEmails } from './accounts.mutations.ts'

interface EmailDeliveryProps {
  undeliverable: NonNullable<Delivery['undeliverable']>
  onChangeEmail: () => void
}

/** Tells that emails to the user are stopped, and what can be done. */
export function EmailDelivery({ undeliverable: { email, reason, until }, onChangeEmail }: EmailDeliveryProps) {
  const retry = useRetryEmails()
  return (
    <div className={c.notices}>
      <Notice
        tone="wrong"
        action={
          <div className={c.acts}>
            <Button size="sm" onClick={onChangeEmail}>
              {t.emailChangeAction}
            </Button>
            <Button size="sm" busy={retry.isPending} onClick={() => retry.mutate()}>
              {t.emailRetryAction}
            </Button>
          </div>
        }
      >
        <Sentence
          of={(address = '', said = '') => t.emailUndeliverable(address, localDate(until), said)}
          names={[email, reason]}
        />
      </Notice>
      <FormError>{retry.error?.message}</FormError>
    </div>
  )
}
