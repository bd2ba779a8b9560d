import * as t from '@hearback/texts/web/ui.ts'
import { shownName } from './stored-name.ts'

/** The name of a plan in the language of the page; the free one without a plan. */
export const nameOfPlan = (plan: { readonly _id: string; readonly name: string } | undefined): string =>
  plan && plan._id !== 'free' ? shownName(plan.name) : t.free
