import type { Place } from '@hearback/contract/places.ts'
import { labelOf } from './places.rules.ts'
import type { Town } from './places.sql.ts'

export const placeOf = ({ id, name, region, country, latitude, longitude }: Town): Place => ({
  _id: id,
  label: labelOf({ name, region, country }),
  city: name,
  region,
  country,
  latitude,
  longitude,
})
