import type { Offer } from '@hearback/contract/hiring/offers.ts'
import type { MergeValues } from '@hearback/contract/values/merge-fields.ts'
import * as t from '@hearback/texts/web/offers.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { currentSession, partyId } from '../../../api/session.ts'
import { useContractForm } from '../../../api/use-contract-form.ts'
import { serverNow } from '../../../clock.ts'
import { useStartingCurrency } from '../../../domain/starting-currency.ts'
import { useUnsentOnClose } from '../../../held-acts/use-unsent-on-close.ts'
import { paths } from '../../../routing/paths.ts'
import { filledText, useMergeValues } from '../../../templates/merge-values.ts'
import { Button } from '../../../ui/Button.tsx'
import { FailedNotice, FormError } from '../../../ui/feedback/Notice.tsx'
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx'
import { isOverOfferLimit, offerKey, unsentOffer, useHeldOffer } from '../held-offer.ts'
import { termsOf } from '../offer-terms.ts'
import { offeredJob } from '../offers.queries.ts'
import { OfferFields } from './OfferFields.tsx'
import c from './OfferForm.module.css'
import { asOffer, type FilledBody, FilledOffer, type OfferedJob, offerValues } from './offer-form-values.ts'

export interface OfferFormProps {
  to: { _id: string; name: string }
  /** Id of the job, if already given. */
  job?: string | null | undefined
  /** The offer that prefills the form; if pending, the new one supersedes it. */
  earlier?: Offer | undefined
  /** Id of the application, if known: it shows as offered immediately. */
  application?: string
  onClose: () => void
  /** Shows the form again after an undo or a refusal. */
  onReopen: () => void
}

/** Form of an offer. A sent offer cannot be changed, only superseded. */
export function OfferForm(props: OfferFormProps) {
  const { data, isFetching, refetch, isError } = useQuery(offeredJob(props.job ?? undefined))
  if (props.job && isError)
    return (
      <FailedNotice onRetry={refetch} busy={isFetching}>
        {t.jobFailed}
      </FailedNotice>
    )
  if (props.job && !data) return <SkeletonRows rows={4} label={t.jobLoading} />
  return <Loaded {...props} known={data} />
}

function Loaded({
  to,
  job,
  earlier,
  application,
  known,
  onClose,
  onReopen,
}: OfferFormProps & { known: OfferedJob | undefined }) {
  const isChange = earlier?.status === 'pending'
  const isOverLimit = isOverOfferLimit({ to, job, earlier })
  const merge = useMergeValues({ displayName: to.name }, undefined)
  const hold = useHeldOffer({ to, job, earlier, application }, onReopen)
  const { form, submit, busy } = useContractForm({
    schema: FilledOffer,
    initial: unsentOffer({ to, job, earlier }) ?? offerValues(known, earlier),
    send: async (body) =>
      hold(
        asOffer(
          { ...body, ...filledMessage(body, merge, earlier) },
          { hr: partyId(currentSession()?.user), jobSeeker: to._id, earlier, now: serverNow() },
        ),
        { ...offerValues(undefined, undefined), ...body },
      ),
    done: onClose,
  })
  useUnsentOnClose(offerKey({ to, job, earlier }), form)
  const { job: chosenJob, title, currency, pay } = form.values
  const values = { ...merge, jobTitle: title.trim() || merge.jobTitle }
  useStartingCurrency({
    isNew: !known && !earlier && !chosenJob,
    currency,
    hasAmount: pay !== '',
    onChange: (next) => form.setFieldValue('currency', next),
  })
  return (
    <form onSubmit={submit} noValidate className={c.form}>
      <p className={c.lead}>{isChange ? t.replaceLead : t.sendLead(to.name)}</p>
      <OfferFields form={form} asksForJob={!job && !earlier} values={values} name={to.name} />
      {isOverLimit && (
        <FormError>
          {t.limitReached} <Link to={paths.billing()}>{t.limitPlansLink}</Link>
        </FormError>
      )}
      <div className={c.acts}>
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button type="submit" variant="primary" busy={busy}>
          {isChange ? t.replaceAction : t.sendAction}
        </Button>
      </div>
    </form>
  )
}

/** The message of an earlier offer is already filled. */
function filledMessage({ message, title }: FilledBody, merge: MergeValues, earlier: Offer | undefined) {
  if (!message || message === termsOf(earlier?.details ?? '').message) return {}
  return { message: filledText(message, { ...merge, jobTitle: title }) }
}
