import { type MailAnswerPage, MailStep, sendMailAnswer } from '@hearback/contract/hiring/mail-answers.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/mail-answers.ts'
import { useContractForm } from '../../api/use-contract-form.ts'
import { rejectionReasons } from '../../domain/rejection-reasons.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/feedback/Notice.tsx'
import { RadioList } from '../../ui/fields/RadioList.tsx'
import { TextArea } from '../../ui/fields/TextField.tsx'
import c from './MailAnswers.module.css'
import { useAnswerPage } from './mail-answers.queries.ts'
import { STEP_LABELS } from './step-labels.ts'

interface MailAnswerFormProps {
  token: string
  page: MailAnswerPage
  /** The button of the email. */
  asked: MailStep
}

const FIELDS = {
  rejected: { label: t.feedbackLabel, description: t.feedbackHint, action: t.rejectAction },
  interview: { label: t.invitationLabel, description: t.invitationHint, action: t.inviteAction },
  message: { label: t.messageLabel, description: t.messageHint, action: t.writeAction },
}

/** The answer that the button of the email began, or another one. Nothing is stored before the press. */
export function MailAnswerForm({ token, page, asked }: MailAnswerFormProps) {
  const { send, show } = useAnswerPage(token)
  const starters = { rejected: '', interview: t.invitationStarter(page.jobTitle), message: '' }
  const first = page.steps.includes(asked) ? asked : (page.steps[0] ?? asked)
  const { form, field, submit, busy, error } = useContractForm({
    schema: sendMailAnswer.body,
    initial: { token, nonce: page.nonce, step: first as string, reasonCode: '', message: starters[first] },
    send: ({ reasonCode, ...body }) =>
      send({ ...body, nonce: page.nonce, ...(body.step === 'rejected' && { reasonCode }) }),
    done: show,
    failed: t.sendFailed,
  })
  const step = MailStep.parse(form.values.step)
  const choose = (to: MailStep) => {
    const isTyped = form.values.message !== starters[step]
    form.setValues({ step: to, ...(!isTyped && { message: starters[to] }) })
  }
  const { action, ...words } = FIELDS[step]
  return (
    <form className={c.form} onSubmit={submit} method="post" noValidate>
      <RadioList
        label={t.stepLabel}
        labelShown
        inline
        name="step"
        options={page.steps.map((value) => ({ value, label: STEP_LABELS[value] }))}
        value={step}
        onChange={({ target }) => choose(MailStep.parse(target.value))}
      />
      {step === 'rejected' && (
        <RadioList
          label={t.reasonLabel}
          labelShown
          options={rejectionReasons(false)}
          {...field('reasonCode')}
          value={form.values.reasonCode}
          name="reasonCode"
        />
      )}
      <TextArea {...words} counted={limits.longText} required={step !== 'rejected'} {...field('message')} />
      {error?.code !== 'invalid_input' && <FormError>{error?.message}</FormError>}
      <Button type="submit" variant="primary" size="lg" wide busy={busy}>
        {action}
      </Button>
      <p className={c.hint}>{t.delayHint}</p>
    </form>
  )
}
