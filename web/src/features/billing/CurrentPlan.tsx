import type { MySubscription, PaidPlan, Plan } from '@hearback/contract/subscriptions.ts'
import { useState } from 'react'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { FormError, Notice } from '../../ui/Notice.tsx'
import { shortDate } from '../../ui/times.ts'
import { toast } from '../../ui/toast-store.ts'
import c from './Billing.module.css'
import { useBillingActs } from './billing.mutations.ts'
import { planName } from './plan-words.ts'

interface CurrentPlanProps {
  mine: MySubscription
  /** Those of the person's own side. */
  plans: readonly Plan[]
}

/** The plan that counts now, and what one can do about it. */
export function CurrentPlan({ mine, plans }: CurrentPlanProps) {
  const { subscription } = mine
  const price = plans.find((plan) => plan._id === mine.plan)?.price ?? 0
  const isLive = subscription !== null && subscription.status !== 'ended'
  return (
    <div className={c.card}>
      <div className={c.plan}>
        <b>{planName(plans, mine.plan)}</b>
        <span>${price} a month</span>
      </div>
      {subscription && <Standing subscription={subscription} />}
      {!subscription && <p className={c.note}>You pay nothing. Applying, answering and writing never cost anything.</p>}
      {isLive ? <LiveActs subscription={subscription} plans={plans} /> : <Upgrades plans={plans} />}
    </div>
  )
}

type Live = NonNullable<MySubscription['subscription']>

function Standing({
  subscription: { status, cancelAtPeriodEnd, currentPeriodEnd, graceEndsAt },
}: {
  subscription: Live
}) {
  const end = shortDate(currentPeriodEnd)
  if (status === 'past_due')
    return (
      <Notice tone="wrong">
        The last payment did not go through. The plan goes on until {shortDate(graceEndsAt ?? currentPeriodEnd)}; please
        check your card. After that jobs above the free limit are paused, never deleted.
      </Notice>
    )
  if (status === 'ended') return <p className={c.note}>Your paid plan has ended. Nothing was deleted.</p>
  return <p className={c.note}>{cancelAtPeriodEnd ? `Ends on ${end}.` : `Renews on ${end}.`}</p>
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
            Change to {plan.name}
          </Button>
        ))}
        <Button onClick={guarded(portal)}>Card and addresses</Button>
        {subscription.cancelAtPeriodEnd ? (
          <Button variant="primary" onClick={guarded(resume)}>
            Keep the plan
          </Button>
        ) : (
          <Button variant="danger" onClick={() => setAsking('cancel')}>
            Cancel the plan
          </Button>
        )}
      </div>
      <ConfirmDialog
        opened={asking === 'cancel'}
        onClose={() => setAsking(undefined)}
        title="Cancel the plan?"
        confirm="Cancel the plan"
        danger
        onConfirm={() => cancel().then(() => toast('Cancelled. The plan goes on to the end of what is paid.'))}
      >
        <p>
          It goes on until {shortDate(subscription.currentPeriodEnd)}. Then jobs above the free limit are paused, never
          deleted. Until that day you can take this back.
        </p>
      </ConfirmDialog>
      {typeof asking === 'object' && (
        <ConfirmDialog
          opened
          onClose={() => setAsking(undefined)}
          title={`Change to ${asking.name}?`}
          confirm={`Change to ${asking.name}`}
          onConfirm={() => change(asking._id as PaidPlan).then(() => toast(`Your plan is now ${asking.name}.`))}
        >
          <p>
            ${asking.price} a month from now on. What is paid already is counted in. If it allows fewer open jobs, those
            beyond are paused, never deleted.
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}

const Upgrades = ({ plans }: { plans: readonly Plan[] }) => (
  <div className={c.acts}>
    {plans
      .filter(({ price }) => price > 0)
      .map((plan, place) => (
        <LinkButton
          key={plan._id}
          reloadDocument
          variant={place === 0 ? 'primary' : 'default'}
          to={paths.checkout({ plan: plan._id })}
        >
          Get {plan.name}, ${plan.price} a month
        </LinkButton>
      ))}
    <LinkButton to={paths.pricing()}>Compare the plans</LinkButton>
  </div>
)
