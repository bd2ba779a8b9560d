import * as t from '@hearback/texts/web/ui.ts'

/** Paid plans have a fixed name, as on invoices; the name of the free plan is translated. */
export const nameOfPlan = (plan: { readonly _id: string; readonly name: string } | undefined): string =>
  plan && plan._id !== 'free' ? plan.name : t.free
