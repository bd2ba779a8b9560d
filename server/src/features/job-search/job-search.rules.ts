import type { PayPeriod } from '@hearback/contract/jobs/jobs.ts'

/** Hours, days, weeks and months of paid work in a year, to compare pay of different periods. */
const perYear: Record<PayPeriod, number> = { hour: 2_080, day: 260, week: 52, month: 12, year: 1 }

/** Null where no pay is asked for. */
export const payByYear = (amount: number | null | undefined, period: PayPeriod): number | null =>
  amount === null || amount === undefined ? null : amount * perYear[period]

interface Circle {
  latitude?: number | null | undefined
  longitude?: number | null | undefined
  radius?: number | null | undefined
}

/** The circle searched, only if all three are there (product.md section 5). */
export function circleOf({ latitude, longitude, radius }: Circle) {
  const complete = [latitude, longitude, radius].every((value) => value !== null && value !== undefined)
  return complete ? { latitude: latitude as number, longitude: longitude as number, km: radius as number } : undefined
}
