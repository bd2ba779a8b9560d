import type { JobForm } from '@hearback/contract/jobs/jobs.ts'
import type { Db } from '../../../db/database.ts'
import type { CompanyId } from '../../../db/ids.ts'
import { invalid } from '../../../domain/errors.ts'
import { readPlaceText, withTownOfZip } from '../../places/locations.service.ts'
import { findCountryName, partsOfPlace, placeNear } from '../../places/places.service.ts'
import { findCompanyLocation, type PlaceColumns } from '../job/jobs.sql.ts'

type LocationForm = NonNullable<JobForm['location']>

/**
 * Resolves the location of a form, or of the company if the form has none. Labels such as "Portland, OR, United States"
 * and addresses are parsed. An unknown town keeps its name.
 */
export async function locate(
  db: Db,
  employerId: CompanyId,
  form: LocationForm | null | undefined,
): Promise<PlaceColumns> {
  if (form === null || form === undefined) return locateCompany(db, employerId)
  const { city, region, country, latitude, longitude } = typeof form === 'string' ? wholeText(form) : form
  const stated = withTownOfZip([city, region, country && countryNamed(country)].filter(Boolean).join(', '))
  const point = pointOf(latitude, longitude)
  const { written, town: named } = await readPlaceText(db, stated)
  const town = point && !isNear(named, point) ? await placeNear(db, point.latitude, point.longitude) : named
  const where = point ?? { latitude: town?.latitude ?? null, longitude: town?.longitude ?? null }
  return { ...columnsOf(written, town, town === named), place_id: town?.id ?? null, ...where }
}

function columnsOf(...place: Parameters<typeof partsOfPlace>) {
  const { postalCode, ...parts } = partsOfPlace(...place)
  return { ...parts, postal_code: postalCode }
}

const wholeText = (city: string) => ({ city, region: null, country: null, latitude: null, longitude: null })

async function locateCompany(db: Db, employerId: CompanyId): Promise<PlaceColumns> {
  const company = await findCompanyLocation(db, employerId)
  if (!company) return {}
  const { city, name, region, admin1, country, ...where } = company
  const town = name !== null && country !== null ? { name, region, admin1, country } : undefined
  return city === null ? where : { ...columnsOf((await readPlaceText(db, city)).written, town), ...where }
}

function countryNamed(country: string): string {
  const name = findCountryName(country)
  if (name === undefined) throw invalid('location.country', 'Unknown country. Enter its two letters, like US')
  return name
}

/** About 50 km. */
const nearDegrees = 0.5
type Point = { latitude: number; longitude: number }
function isNear(town: Point | undefined, point: Point): boolean {
  if (!town || Math.abs(town.latitude - point.latitude) > nearDegrees) return false
  const apart = Math.abs(((town.longitude - point.longitude + 540) % 360) - 180)
  return apart * Math.cos((point.latitude * Math.PI) / 180) <= nearDegrees
}

function pointOf(latitude: number | null | undefined, longitude: number | null | undefined): Point | undefined {
  const hasLatitude = latitude !== null && latitude !== undefined
  const hasLongitude = longitude !== null && longitude !== undefined
  if (hasLatitude && hasLongitude) return { latitude, longitude }
  if (hasLatitude) throw invalid('location.longitude', 'Enter both latitude and longitude, or neither')
  if (hasLongitude) throw invalid('location.latitude', 'Enter both latitude and longitude, or neither')
  return undefined
}
