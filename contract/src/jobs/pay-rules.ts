import * as z from 'zod/mini'
import { roundMoney } from '../values/currencies.ts'

/** Runs a rule about amounts even if other fields are invalid, so that a form shows all errors together. */
const withAmounts =
  (...names: ('estimatedFrom' | 'estimatedTo')[]) =>
  ({ value }: { value: unknown }): boolean =>
    names.every((name) => typeof (value as Record<string, unknown> | null)?.[name] === 'number')

/** The maximum is at least the minimum. */
export const payInOrder = z.refine<{ estimatedFrom?: number | undefined; estimatedTo?: number | undefined }>(
  (job) => job.estimatedFrom === undefined || job.estimatedTo === undefined || job.estimatedFrom <= job.estimatedTo,
  {
    error: 'The maximum can’t be less than the minimum',
    path: ['estimatedTo'],
    when: withAmounts('estimatedFrom', 'estimatedTo'),
  },
)
/** The minimum is above 0. */
export const payAboveZero = z.refine<{ estimatedFrom?: number | undefined }>(
  // No currency pays thousandths; the column would store them as 0.
  (job) => job.estimatedFrom === undefined || roundMoney(job.estimatedFrom, 'USD') > 0,
  { error: 'Enter pay above 0', path: ['estimatedFrom'], when: withAmounts('estimatedFrom') },
)
