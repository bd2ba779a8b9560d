import type { Plan } from '@hearback/contract/accounts/subscriptions.ts'
import * as t from '@hearback/texts/web/landing.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import { inDollars } from '../../ui/pay/pay.ts'
import { nameOfPlan } from '../../ui/text/plan-name.ts'

interface Price {
  who: string
  price: string
  text: string
}

const limitOf = ({ limits }: Plan, name: Plan['limits'][number]['meter']) =>
  (limits.find(({ meter }) => meter === name)?.limit ?? 0).toLocaleString(locale.numbers)

const textOf = (plan: Plan) =>
  plan.audience === 'employer'
    ? t.priceEmployerText(limitOf(plan, 'jobPosts'), limitOf(plan, 'outreach'))
    : t.priceSeekerPlusText

/** Price list: free for seekers, then each paid plan, with the server's numbers. */
export const pricesOf = (plans: readonly Plan[]): Price[] =>
  plans
    .filter(({ price, audience }) => price > 0 || audience === 'jobseeker')
    .map((plan) => ({
      who: plan.price > 0 ? nameOfPlan(plan) : t.priceSeekerAudience,
      price: inDollars(plan.price),
      text: plan.price > 0 ? textOf(plan) : t.priceSeekerFreeText,
    }))

/** Describes what employers get for free. */
export function freePostsWords(plans: readonly Plan[]): string {
  const free = plans.find(({ price, audience }) => price === 0 && audience === 'employer')
  return free ? t.freePostsNote(limitOf(free, 'jobPosts')) : t.freeAnswersNote
}
