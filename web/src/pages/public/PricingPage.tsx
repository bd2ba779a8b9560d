import { listPlans } from '@hearback/contract/accounts/subscriptions.ts'
import type { Call } from '@hearback/contract/endpoint.ts'
import { ownersOnlyPlan } from '@hearback/texts/web/membership.ts'
import * as t from '@hearback/texts/web/pages.ts'
import { inBrowser, onServer } from '../../api/load.ts'
import { useSession } from '../../api/session.ts'
import { isOwner } from '../../domain/company-role.ts'
import { useCurrentPlan } from '../../features/billing/use-current-plan.ts'
import { NeverSold, PlanColumns } from '../../features/pricing/PlanColumns.tsx'
import { pageMeta } from '../../routing/page-meta.ts'
import { paths } from '../../routing/paths.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { Page, PageTitle, Section } from '../../ui/Layout.tsx'
import type { Route } from './+types/PricingPage'

const load = (call: Call) => call(listPlans, {})
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    title: t.pricing,
    description: t.pricingDescription,
    path: paths.pricing(),
    publicUrl: matches[0].loaderData?.publicUrl,
  })
}

export default function PricingPage({ loaderData: { plans, mode } }: Route.ComponentProps) {
  const current = useCurrentPlan()
  const user = useSession()?.user
  const isReadOnly = user?.userType === 'employer' && !isOwner(user)
  const plansOf = (side: 'employer' | 'jobseeker') => plans.filter(({ audience }) => audience === side)
  return (
    <Page>
      <PageTitle lead={t.pricingLead}>{t.pricingHeading}</PageTitle>
      <NeverSold />
      {mode === 'simulated' && <Notice>{t.pricingSimulationNotice}</Notice>}
      <Section title={t.forEmployers} note={t.pricingEmployersNote}>
        {isReadOnly && <Notice>{ownersOnlyPlan}</Notice>}
        <PlanColumns
          plans={plansOf('employer')}
          current={current}
          to={paths.signup({ as: 'employer' })}
          isReadOnly={isReadOnly}
        />
      </Section>
      <Section title={t.pricingSeekersTitle}>
        <PlanColumns plans={plansOf('jobseeker')} current={current} to={paths.signup({ as: 'jobseeker' })} />
      </Section>
      <Section title={t.pricingTermsTitle}>
        <ul>
          <li>{t.pricingTermsCancellation}</li>
          <li>{t.pricingTermsFailedPayment}</li>
          <li>{t.pricingTermsMonths}</li>
          <li>{t.pricingTermsOutreach}</li>
        </ul>
      </Section>
    </Page>
  )
}
