import type { Place } from '@hearback/contract/jobs/places.ts'
import { areaLabel, labelOf } from './place-names/places.rules.ts'
import { type Area, regionName } from './place-names/regions.rules.ts'
import type { Town } from './places.sql.ts'
import type { findZip } from './zips.ts'

export const placeOf = ({ id, name, region, country, latitude, longitude }: Town): Place => ({
  _id: id,
  kind: 'town',
  label: labelOf({ name, region, country }),
  city: name,
  region,
  country,
  latitude,
  longitude,
})

/** A country or a region. Its name is also given as the city, for clients that only support cities. */
export const placeOfArea = ({ country, region }: Area, { latitude, longitude }: Town): Place => ({
  _id: 0,
  kind: 'area',
  label: areaLabel({ country, region }),
  city: regionName(country, region) ?? areaLabel({ country, region }),
  region,
  country,
  latitude,
  longitude,
})

export const placeOfZip = ({ label, city, region, ...point }: NonNullable<ReturnType<typeof findZip>>): Place => ({
  _id: 0,
  kind: 'town',
  label,
  city,
  region,
  country: 'US',
  latitude: point.latitude,
  longitude: point.longitude,
})
