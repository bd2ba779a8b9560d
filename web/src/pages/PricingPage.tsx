import type { Call } from '@hearback/contract/endpoint.ts'
import { listPlans } from '@hearback/contract/subscriptions.ts'
import * as t from '@hearback/texts/web/pages.ts'
import { inBrowser, onServer } from '../api/load.ts'
import { useCurrentPlan } from '../features/billing/use-current-plan.ts'
import { NeverSold, PlanColumns } from '../features/pricing/PlanColumns.tsx'
import { pageMeta } from '../page-meta.ts'
import { paths } from '../paths.ts'
import { Page, PageTitle, Section } from '../ui/Layout.tsx'
import { Notice } from '../ui/Notice.tsx'
import type { Route } from './+types/PricingPage'

const load = (call: Call) => call(listPlans, {})
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    title: t.pricing,
    description: t.whatHearbackCostsAndWhat,
    path: paths.pricing(),
    publicUrl: matches[0].loaderData?.publicUrl,
  })
}

export default function PricingPage({ loaderData: { plans, mode } }: Route.ComponentProps) {
  const current = useCurrentPlan()
  const plansOf = (side: 'employer' | 'jobseeker') => plans.filter(({ audience }) => audience === side)
  return (
    <Page>
      <PageTitle lead={t.firstWhatNobodyCanBuy}>{t.answersAreNeverSold}</PageTitle>
      <NeverSold />
      {mode === 'simulated' && <Notice>{t.paymentsAreSimulatedOnThis}</Notice>}
      <Section title={t.forEmployers} note={t.postsPeopleWrittenToFirst}>
        <PlanColumns plans={plansOf('employer')} current={current} to={paths.signup({ as: 'employer' })} />
      </Section>
      <Section title={t.forPeopleWhoLookFor}>
        <PlanColumns plans={plansOf('jobseeker')} current={current} to={paths.signup({ as: 'jobseeker' })} />
      </Section>
      <Section title={t.smallPrintInLarge}>
        <ul>
          <li>{t.paidMonthlyEndedAnyTime}</li>
          <li>{t.aFailedPaymentLeavesSeven}</li>
          <li>{t.monthsBeginOnTheFirst}</li>
          <li>{t.openingACompanyThatYou}</li>
        </ul>
      </Section>
    </Page>
  )
}
