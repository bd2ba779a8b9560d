import { ClaimChannel, claimAnswer } from '@hearback/contract/hiring/clock/answer-claims.ts'
import * as t from '@hearback/texts/web/answer-claims.ts'
import { useContractForm } from '../../api/use-contract-form.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/feedback/Notice.tsx'
import { DateField } from '../../ui/fields/DateField.tsx'
import { RadioList } from '../../ui/fields/RadioList.tsx'
import { useNow } from '../../ui/now.ts'
import { Sentence } from '../../ui/text/Sentence.tsx'
import { calendarDay } from '../../ui/text/times.ts'
import c from './AnswerClaims.module.css'
import { useClaimAnswer } from './answer-claims.mutations.ts'
import { CHANNELS } from './channels.ts'

interface ClaimFormProps {
  id: string
  /** Name of the applicant. */
  name: string
  appliedAt: string
  onClose: () => void
}

/** Asks the employer how and when they answered. */
export function ClaimForm({ id, name, appliedAt, onClose }: ClaimFormProps) {
  const today = calendarDay(useNow())
  const claim = useClaimAnswer(id)
  const { form, field, submit, busy, error } = useContractForm({
    schema: claimAnswer.body,
    initial: { channel: 'phone' as ClaimChannel, answeredOn: today },
    send: claim,
    done: onClose,
    failed: t.claimFailed,
  })
  return (
    <form className={c.form} onSubmit={submit} noValidate>
      <RadioList
        label={t.channelLabel}
        labelShown
        inline
        name="channel"
        options={ClaimChannel.options.map((value) => ({ value, label: CHANNELS[value] }))}
        {...field('channel')}
        value={form.values.channel}
      />
      <DateField
        label={t.dayLabel}
        type="date"
        required
        min={calendarDay(Date.parse(appliedAt))}
        max={today}
        {...field('answeredOn')}
      />
      <p className={c.hint}>
        <Sentence of={t.claimEffects} names={[name]} />
      </p>
      {error && error.code !== 'invalid_input' && <FormError>{error.message}</FormError>}
      <div className={c.acts}>
        <Button size="sm" type="submit" variant="primary" busy={busy}>
          {t.claimSend}
        </Button>
        <Button size="sm" onClick={onClose}>
          {t.cancel}
        </Button>
      </div>
    </form>
  )
}
