import * as t from '@hearback/texts/web/ui.ts'

/** Paid plans have a name, which invoices say too; the free one is called what it is, in each language. */
export const nameOfPlan = (plan: { readonly _id: string; readonly name: string } | undefined): string =>
  plan && plan._id !== 'free' ? plan.name : t.free
