/** Countries whose addresses include the state, province or nation beside the town. */
const namesRegions = new Set(['US', 'CA', 'AU', 'GB'])

interface PlaceParts {
  city: string | null
  region?: string | null | undefined
  country?: string | null | undefined
}

/** Formats a place as "Portland, OR", "Leeds, England" or "Lyon"; undefined without a city. */
export function placeText({ city, region, country }: PlaceParts): string | undefined {
  if (!city) return undefined
  const isWhole = !region || city.includes(',') || city === region || !namesRegions.has(country ?? '')
  return isWhole ? city : `${city}, ${region}`
}
