import type { DirectoryEntry, DirectoryPage } from '@hearback/contract/jobs/directory.ts'
import type { PayPeriod } from '@hearback/contract/jobs/jobs.ts'
import { roundMoney } from '@hearback/contract/values/currencies.ts'
import type { CategoryCount, PairCount, PlaceCount } from './directory.rules.ts'
import type { findMedianPay } from './directory.sql.ts'

const named = ({ slug, name }: { slug: string; name: string }) => ({ slug, name })

export const categoryEntry = (category: CategoryCount): DirectoryEntry => ({
  category: named(category),
  place: null,
  jobs: category.jobs,
})
export const placeEntry = (place: PlaceCount): DirectoryEntry => ({
  category: null,
  place: named(place),
  jobs: place.jobs,
})
export const pairEntry = ({ category, place, jobs }: PairCount): DirectoryEntry => ({
  category: named(category),
  place: named(place),
  jobs,
})

export const payView = (row: Awaited<ReturnType<typeof findMedianPay>>): DirectoryPage['pay'] =>
  row
    ? {
        median: roundMoney(row.median, row.currency),
        currency: row.currency,
        payPeriod: row.pay_period as PayPeriod,
        jobs: row.jobs,
      }
    : null
