import type { Call } from '@hearback/contract/endpoint.ts'
import { listPlans } from '@hearback/contract/subscriptions.ts'
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
    title: 'Pricing',
    description:
      'What Hearback costs, and what it never sells: applying, answers, feedback, reviews, reports and your data.',
    path: paths.pricing(),
    publicUrl: matches[0].loaderData?.publicUrl,
  })
}

export default function PricingPage({ loaderData: { plans, mode } }: Route.ComponentProps) {
  const current = useCurrentPlan()
  const plansOf = (side: 'employer' | 'jobseeker') => plans.filter(({ audience }) => audience === side)
  return (
    <Page>
      <PageTitle lead="First what nobody can buy here, because it would be worth nothing if they could.">
        Answers are never sold
      </PageTitle>
      <NeverSold />
      {mode === 'simulated' && (
        <Notice>Payments are simulated on this installation: no card is asked for, and nothing is ever charged.</Notice>
      )}
      <Section title="For employers" note="posts, people written to first, and offers are counted by calendar month">
        <PlanColumns plans={plansOf('employer')} current={current} to={paths.signup({ as: 'employer' })} />
      </Section>
      <Section title="For people who look for work">
        <PlanColumns plans={plansOf('jobseeker')} current={current} to={paths.signup({ as: 'jobseeker' })} />
      </Section>
      <Section title="Small print, in large">
        <ul>
          <li>Paid monthly, ended any time; the plan then runs until the end of the month that is paid.</li>
          <li>
            A failed payment leaves seven days to mend it. After that, jobs above the free limit are paused, never
            deleted.
          </li>
          <li>Months begin on the first, in UTC. Every limit says what is used and when it starts anew.</li>
          <li>Opening a company that you have an application, chat or offer with never counts.</li>
        </ul>
      </Section>
    </Page>
  )
}
