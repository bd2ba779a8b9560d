import type { MySubscription, PaidPlan, Plan } from '@hearback/contract/accounts/subscriptions.ts'
import * as t from '@hearback/texts/web/billing.ts'
import * as membership from '@hearback/texts/web/membership.ts'
import { useState } from 'react'
import { paths } from '../../routing/paths.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { FormError, Notice } from '../../ui/feedback/Notice.tsx'
import { OwnersOnly } from '../../ui/feedback/OwnersOnly.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx'
import { inDollars } from '../../ui/pay/pay.ts'
import { nameOfPlan } from '../../ui/text/plan-name.ts'
import { localDate } from '../../ui/text/times.ts'
import c from './Billing.module.css'
import { useBillingActs } from './billing.mutations.ts'
import { planName } from './plan-words.ts'

interface CurrentPlanProps {
  mine: MySubscription
  /** Plans for the user's type. */
  plans: readonly Plan[]
  /** False for members of a company who are not owners. */
  canChange: boolean
}

/** The current plan with its actions. */
export function CurrentPlan({ mine, plans, canChange }: CurrentPlanProps) {
  const { subscription } = mine
  const price = plans.find((plan) => plan._id === mine.plan)?.price ?? 0
  const isLive = subscription !== null && subscription.status !== 'ended'
  return (
    <div className={c.card}>
      <div className={c.plan}>
        <b>{planName(plans, mine.plan)}</b>
        <span>{t.pricePerMonth(inDollars(price))}</span>
      </div>
      {subscription && <Standing subscription={subscription} />}
      {!subscription && <p className={c.note}>{t.seekerFreeHint}</p>}
      {!canChange ? (
        <OwnersOnly to={paths.settings('team')}>{membership.ownersOnlyPlan}</OwnersOnly>
      ) : isLive ? (
        <LiveActs subscription={subscription} plans={plans} />
      ) : (
        <Upgrades plans={plans} />
      )}
    </div>
  )
}

type Live = NonNullable<MySubscription['subscription']>

function Standing({
  subscription: { status, cancelAtPeriodEnd, currentPeriodEnd, graceEndsAt },
}: {
  subscription: Live
}) {
  const end = localDate(currentPeriodEnd)
  if (status === 'past_due')
    return <Notice tone="wrong">{t.paymentFailedNotice(localDate(graceEndsAt ?? currentPeriodEnd))}</Notice>
  if (status === 'ended') return <p className={c.note}>{t.planEndedHint}</p>
  return <p className={c.note}>{cancelAtPeriodEnd ? t.endsOn(end) : t.renewsOn(end)}</p>
}

function LiveActs({ subscription, plans }: { subscription: Live; plans: readonly Plan[] }) {
  const { cancel, resume, change, portal } = useBillingActs()
  const [asking, setAsking] = useState<'cancel' | Plan>()
  const [problem, setProblem] = useState<string>()
  const others = plans.filter(({ _id, price }) => price > 0 && _id !== subscription.plan)
  const guarded = (act: () => Promise<unknown>) => () =>
    void act().then(
      () => setProblem(undefined),
      (cause: Error) => setProblem(cause.message),
    )
  return (
    <>
      <FormError>{problem}</FormError>
      <div className={c.acts}>
        {others.map((plan) => (
          <Button key={plan._id} onClick={() => setAsking(plan)}>
            {t.planChangeAction(nameOfPlan(plan))}
          </Button>
        ))}
        <Button onClick={guarded(portal)}>{t.portalAction}</Button>
        {subscription.cancelAtPeriodEnd ? (
          <Button variant="primary" onClick={guarded(resume)}>
            {t.planKeepAction}
          </Button>
        ) : (
          <Button variant="danger" onClick={() => setAsking('cancel')}>
            {t.planCancelAction}
          </Button>
        )}
      </div>
      <ConfirmDialog
        opened={asking === 'cancel'}
        onClose={() => setAsking(undefined)}
        title={t.planCancelTitle}
        confirm={t.planCancelAction}
        keep={t.planCancelKeepAction}
        danger
        onConfirm={() => cancel().then(() => toast(t.planCanceled))}
      >
        <p>{t.planCancelEffects(localDate(subscription.currentPeriodEnd))}</p>
      </ConfirmDialog>
      {typeof asking === 'object' && (
        <ConfirmDialog
          opened
          onClose={() => setAsking(undefined)}
          title={t.planChangeTitle(nameOfPlan(asking))}
          confirm={t.planChangeAction(nameOfPlan(asking))}
          onConfirm={() => change(asking._id as PaidPlan).then(() => toast(t.planChanged(nameOfPlan(asking))))}
        >
          <p>{t.planChangeEffects(inDollars(asking.price))}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

const Upgrades = ({ plans }: { plans: readonly Plan[] }) => (
  <div className={c.acts}>
    {plans
      .filter(({ price }) => price > 0)
      .map((plan, index) => (
        <LinkButton
          key={plan._id}
          reloadDocument
          variant={index === 0 ? 'primary' : 'default'}
          to={paths.checkout({ plan: plan._id })}
        >
          {t.planGetAction(nameOfPlan(plan), inDollars(plan.price))}
        </LinkButton>
      ))}
    <LinkButton to={paths.pricing()}>{t.plansCompareAction}</LinkButton>
  </div>
)
