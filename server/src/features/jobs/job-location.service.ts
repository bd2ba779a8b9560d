import type { JobForm } from '@hearback/contract/jobs.ts'
import type { Db } from '../../db/database.ts'
import { invalid } from '../../errors.ts'
import { findPlace, placeNear } from '../places/places.service.ts'
import { findCompanyLocation, type JobColumns } from './jobs.sql.ts'

type Location = Pick<JobColumns, 'city' | 'country' | 'place_id' | 'latitude' | 'longitude'>
type LocationForm = NonNullable<JobForm['location']>

/** Where a job is, from what the form says; without anything, where the company is. A town that is nowhere known keeps its name alone. */
export async function locate(db: Db, employerId: string, form: LocationForm | null | undefined): Promise<Location> {
  if (form === null || form === undefined) return (await findCompanyLocation(db, employerId)) ?? {}
  const { city, latitude, longitude } = typeof form === 'string' ? { city: form } : form
  const point = pointOf(latitude, longitude)
  const town = await (point ? placeNear(db, point.latitude, point.longitude) : findPlace(db, city))
  const where = point ?? { latitude: town?.latitude ?? null, longitude: town?.longitude ?? null }
  return { city, country: town?.country ?? null, place_id: town?.id ?? null, ...where }
}

function pointOf(latitude: number | null | undefined, longitude: number | null | undefined) {
  const hasLatitude = latitude !== null && latitude !== undefined
  const hasLongitude = longitude !== null && longitude !== undefined
  if (hasLatitude && hasLongitude) return { latitude, longitude }
  if (hasLatitude) throw invalid('location.longitude', 'Give both latitude and longitude, or neither')
  if (hasLongitude) throw invalid('location.latitude', 'Give both latitude and longitude, or neither')
  return undefined
}
