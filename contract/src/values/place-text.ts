/** Countries whose addresses include the state, province or nation beside the town. */
const namesRegions = new Set(['US', 'CA', 'AU', 'GB'])

interface PlaceParts {
  city: string | null
  region?: string | null | undefined
  country?: string | null | undefined
}
interface Address extends PlaceParts {
  street?: string | null | undefined
  postalCode?: string | null | undefined
}

/** Formats a place as "Portland, OR", "Leeds, England" or "Lyon"; undefined without a city. */
export function placeText({ city, region, country }: PlaceParts): string | undefined {
  if (!city) return undefined
  const isWhole = !region || city.includes(',') || city === region || !namesRegions.has(country ?? '')
  return isWhole ? city : `${city}, ${region}`
}

/** Formats a whole address as people write it: "1020 W Main St, Boise, ID 83702", "Marienplatz 1, 80331 München". */
export function addressText(address: Address): string | undefined {
  const { street, postalCode, country } = address
  const place = placeText(address)
  if (!place) return undefined
  const coded = namesRegions.has(country ?? '') ? [place, postalCode] : [postalCode, place]
  return [street, coded.filter(Boolean).join(' ')].filter(Boolean).join(', ')
}

/** The parts of an address for feeds and structured data. Older posts without a region may have a city like "Boise, ID". */
export function addressParts({ city, region, country, street, postalCode }: Address) {
  const [, town, state] = (!region && /^(.+), ([A-Z]{2,3})$/u.exec(city ?? '')) || []
  return {
    street: street ?? undefined,
    city: town ?? city ?? undefined,
    region: state ?? region ?? undefined,
    postalCode: postalCode ?? undefined,
    country: country ?? undefined,
  }
}
