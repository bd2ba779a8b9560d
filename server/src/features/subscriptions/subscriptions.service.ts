import type { Invoice, MySubscription, PaidPlan, Plan } from '@hearback/contract/accounts/subscriptions.ts'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { AppError, invalid } from '../../domain/errors.ts'
import { graceDays, planOf, plans } from '../../domain/plans.ts'
import { partyId, type Viewer } from '../../domain/viewer.ts'
import { readPlan } from '../accounts/account/plan.service.ts'
import { findCustomerOf, listCustomersOf } from './customers.sql.ts'
import { type Paying, readSubscription } from './read-subscription.service.ts'
import { isLive } from './subscriptions.rules.ts'
import { listSubscriptionsOf } from './subscriptions.sql.ts'
import { invoiceView, planViews, subscriptionStandingView, subscriptionView } from './subscriptions.view.ts'

/** All plans of employers and seekers, cheapest first. */
export const allPlans = (): Plan[] => plans.flatMap(planViews)

/** The viewer's plan and latest subscription, preferring a live one. */
export async function mySubscription(
  { db, payments }: Pick<Deps, 'db' | 'payments'>,
  viewer: Viewer,
): Promise<MySubscription> {
  const owner = partyId(viewer)
  const plan = await readPlan(db, owner)
  const rows = await listSubscriptionsOf(db, owner)
  const row = rows.find((one) => isLive(subscriptionStandingView(one), one.now, graceDays)) ?? rows[0]
  return {
    plan,
    subscription: row ? subscriptionView(row, graceDays) : null,
    mode: payments.mode,
  }
}

/** The id of the person's live subscription; undefined without one. */
export async function liveSubscription(db: Db, userId: string): Promise<string | undefined> {
  const rows = await listSubscriptionsOf(db, userId)
  return rows.find((row) => isLive(subscriptionStandingView(row), row.now, graceDays))?.id
}

/** Throws not_found without a live subscription, invalid_input for a plan of the other side, card_declined, unavailable. */
export const changePlan = (deps: Paying, viewer: Viewer, plan: PaidPlan): Promise<MySubscription> => {
  if (planOf(plan).audience !== viewer.userType) throw invalid('planId', 'This plan isn’t for your account type')
  return act(deps, viewer, (id) => deps.payments.changePlan(id, plan))
}

/** Cancels at the end of the paid period, or resumes. Throws not_found without a live subscription, unavailable. */
export const cancelAtPeriodEnd = (deps: Paying, viewer: Viewer, cancel: boolean): Promise<MySubscription> =>
  act(deps, viewer, (id) => deps.payments.setCancelAtPeriodEnd(id, cancel))

/** Calls the provider, then applies its resulting state. */
async function act(deps: Paying, viewer: Viewer, doIt: (id: string) => Promise<void>): Promise<MySubscription> {
  const id = await liveSubscription(deps.db, partyId(viewer))
  if (!id) throw new AppError('not_found', { message: 'You don’t have a subscription.' })
  await doIt(id)
  await readSubscription(deps, id)
  return mySubscription(deps, viewer)
}

/** The URL of the provider's customer portal; throws not_found for a person who never paid. */
export async function portalOf({ db, payments, config }: Paying, viewer: Viewer): Promise<string> {
  const customer = await findCustomerOf(db, partyId(viewer))
  if (!customer)
    throw new AppError('not_found', { message: 'You haven’t paid for anything yet, so there is nothing to manage.' })
  return payments.openPortal(customer.id, `${config.publicUrl}/billing`)
}

const invoicesShown = 24

/** The latest 24 invoices, newest first. */
export async function invoicesOf({ db, payments }: Pick<Deps, 'db' | 'payments'>, viewer: Viewer): Promise<Invoice[]> {
  const customers = await listCustomersOf(db, partyId(viewer))
  const lists = await Promise.all(customers.map(({ id }) => payments.listInvoices(id)))
  return lists
    .flat()
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .slice(0, invoicesShown)
    .map(invoiceView)
}
