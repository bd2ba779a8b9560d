import type { Meter, Plan, PlanId } from '@hearback/contract/accounts/subscriptions.ts'
import * as t from '@hearback/texts/web/billing.ts'
import { nameOfPlan } from '../../ui/text/plan-name.ts'

export const planName = (plans: readonly Plan[] | undefined, id: PlanId): string =>
  nameOfPlan(plans?.find((plan) => plan._id === id))

const METERS: Partial<Record<Meter['meter'], string>> = {
  jobPosts: t.jobPosts,
  outreach: t.outreachMeter,
  offers: t.offers,
  chatRequests: t.chatRequestsMeter,
  topChoices: t.topChoicesMeter,
  reports: t.reports,
}
export const meterName = ({ meter, period }: Pick<Meter, 'meter' | 'period'>): string =>
  period === 'month' ? t.meterThisMonth(METERS[meter] ?? meter) : t.meterToday(METERS[meter] ?? meter)

const INVOICE_STATES: Record<string, string> = {
  draft: t.invoiceDraft,
  open: t.invoiceOpen,
  paid: t.invoicePaid,
  void: t.invoiceVoid,
  uncollectible: t.invoiceUncollectible,
}
/** Falls back to the provider's own status, which may be unknown here. */
export const invoiceState = (status: string): string => INVOICE_STATES[status] ?? status
