import type { JobPin } from '@hearback/contract/jobs/maps.ts'
import type { PinRow } from './job-pins.sql.ts'

export const pinView = (row: PinRow): JobPin => ({
  _id: row.id,
  jobTitle: row.title,
  businessName: row.business_name,
  city: row.city,
  estimatedFrom: row.pay_from,
  estimatedTo: row.pay_to,
  currency: row.currency,
  payPeriod: row.pay_period as JobPin['payPeriod'],
  latitude: row.latitude,
  longitude: row.longitude,
})
