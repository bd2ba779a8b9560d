import type { Plan } from '@hearback/contract/subscriptions.ts'

interface Price {
  who: string
  price: string
  text: string
}

const limitOf = ({ limits }: Plan, name: Plan['limits'][number]['meter']) =>
  (limits.find(({ meter }) => meter === name)?.limit ?? 0).toLocaleString('en')

const textOf = (plan: Plan) =>
  plan.audience === 'employer'
    ? `${limitOf(plan, 'jobPosts')} posts, ${limitOf(plan, 'outreach')} people to write to.`
    : 'Full analytics of your applications.'

/** What it costs to look for work, which is nothing, then each plan that is paid for, by the server's numbers. */
export const pricesOf = (plans: readonly Plan[]): Price[] =>
  plans
    .filter(({ price, audience }) => price > 0 || audience === 'jobseeker')
    .map((plan) => ({
      who: plan.price > 0 ? plan.name : 'Looking for work',
      price: `$${plan.price}`,
      text: plan.price > 0 ? textOf(plan) : 'Apply, get answers, chat, review. Always.',
    }))

/** What an employer pays nothing for. */
export function freePostsWords(plans: readonly Plan[]): string {
  const free = plans.find(({ price, audience }) => price === 0 && audience === 'employer')
  return free ? `${limitOf(free, 'jobPosts')} posts a month are free, answers always are.` : 'Answers are always free.'
}
