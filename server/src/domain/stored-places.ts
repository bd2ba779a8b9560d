const replaced: Record<string, string> = { UK: 'GB', EL: 'GR' }

/** The ISO 3166-1 code of a stored country. Earlier releases also stored UK and EL. */
export const isoCountry = (code: string | null): string | null => (code === null ? null : (replaced[code] ?? code))

interface PlaceParts {
  city: string
  region: string | null
  country: string | null
}
interface ProfilePlace {
  location_text: string | null
  location_city: string | null
  location_region: string | null
  location_country: string | null
}

/** The place of a profile; null without one, or while the parts are older than the text. */
export function profilePlace(row: ProfilePlace, text: string | null): PlaceParts | null {
  if (!row.location_city || row.location_text !== text) return null
  return { city: row.location_city, region: row.location_region, country: row.location_country }
}
