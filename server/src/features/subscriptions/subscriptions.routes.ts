import * as contract from '@hearback/contract/accounts/subscriptions.ts'
import type { Deps } from '../../deps.ts'
import { partyId } from '../../domain/viewer.ts'
import { type Api, bind } from '../../http/bind.ts'
import { usageReport } from '../usage/usage.service.ts'
import { beginCheckout, checkoutPage, claimCheckout, simulatePayment } from './checkout.service.ts'
import { takePaymentEvent } from './payment-events.service.ts'
import {
  allPlans,
  cancelAtPeriodEnd,
  changePlan,
  invoicesOf,
  mySubscription,
  portalOf,
} from './subscriptions.service.ts'
import { begunView } from './subscriptions.view.ts'

export function subscriptionsRoutes(api: Api, deps: Deps): void {
  const { payments, config } = deps
  bind(api, contract.listPlans, async () => ({ plans: allPlans(), mode: payments.mode }))
  bind(api, contract.createCheckoutSession, async (r) =>
    begunView(await beginCheckout(deps, r.viewer, r.body, r.address), payments, config.publicUrl),
  )
  bind(api, contract.getCheckout, async (r) => ({ checkout: await checkoutPage(deps, r.query.sessionId) }))
  bind(api, contract.claimCheckout, (r) => claimCheckout(deps, r.viewer, r.body.sessionId))
  bind(api, contract.simulatePayment, (r) => simulatePayment(deps, r.body))
  bind(api, contract.getMySubscription, (r) => mySubscription(deps, r.viewer))
  bind(api, contract.getUsage, (r) => usageReport(deps.db, partyId(r.viewer)))
  bind(api, contract.changePlan, (r) => changePlan(deps, r.viewer, r.body.planId))
  bind(api, contract.cancelSubscription, (r) => cancelAtPeriodEnd(deps, r.viewer, true))
  bind(api, contract.resumeSubscription, (r) => cancelAtPeriodEnd(deps, r.viewer, false))
  bind(api, contract.openPortal, async (r) => ({ url: await portalOf(deps, r.viewer) }))
  bind(api, contract.listInvoices, async (r) => ({ invoices: await invoicesOf(deps, r.viewer) }))
  bind(api, contract.receivePaymentEvent, (r) => takePaymentEvent(deps, r.signed).then(() => ({})))
}
