import { regionTable } from './region-table.rules.ts'

/** A country (ISO 3166), or one of its regions by code; a null region means the whole country. */
export interface Area {
  country: string
  region: string | null
}

export interface Region {
  country: string
  region: string
  name: string
}

const usStates = `AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,
DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,
LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,
NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,
OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,
VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming`
const provinces = `AB Alberta,BC British Columbia,MB Manitoba,NB New Brunswick,NL Newfoundland and Labrador,NS Nova Scotia,
ON Ontario,PE Prince Edward Island,QC Quebec,SK Saskatchewan,YT Yukon,NT Northwest Territories,NU Nunavut`
const australianStates = `ACT Australian Capital Territory,NSW New South Wales,NT Northern Territory,QLD Queensland,
SA South Australia,TAS Tasmania,VIC Victoria,WA Western Australia`
const britishNations = 'ENG England,SCT Scotland,WLS Wales,NIR Northern Ireland'

const lists = { US: usStates, CA: provinces, AU: australianStates, GB: britishNations }
type Divided = keyof typeof lists

const regionsOf = (country: Divided) =>
  lists[country].split(',').map((entry) => {
    const [code = '', ...name] = entry.trim().split(/\s+/u)
    return { country, region: code, name: name.join(' ') }
  })

/** All states, provinces and nations with a commonly written code. */
export const regions: readonly Region[] = (Object.keys(lists) as Divided[]).flatMap(regionsOf)

let others: readonly Region[] | undefined

/** Shortens GeoNames names such as "State of Berlin" and "Tarija Department". */
function otherRegion(country: string, entry: string): Region {
  const [region = '', name = ''] = entry.split(':')
  const short = name
    .replace(/^(?:State|Province|Department|Region) of /u, '')
    .replace(/ (?:Department|Region|Province)$/u, '')
  return { country, region, name: short }
}

/** Regions of all other countries, by GeoNames codes. */
export function otherRegions(): readonly Region[] {
  others ??= regionTable
    .trim()
    .split('\n')
    .flatMap((line) =>
      line
        .slice(3)
        .split('|')
        .map((entry) => otherRegion(line.slice(0, 2), entry)),
    )
  return others
}

/** Common letter codes by GeoNames number; a dash marks an unused number. */
const numbered: Record<string, string[]> = {
  CA: '- AB BC MB NB NL - NS ON PE QC SK YT NT NU'.split(' '),
  AU: '- ACT NSW NT QLD SA TAS VIC WA'.split(' '),
}

/** The common code of a GeoNames code; null where none is in use. */
export function regionCode(country: string, geoNamesCode: string): string | null {
  if (numbered[country]) return numbered[country][Number(geoNamesCode)] ?? null
  return country in lists ? geoNamesCode || null : null
}

let byText: Map<string, Region> | undefined
const textKey = (country: string, text: string) => `${country}-${text.toLowerCase()}`

/** The region of a country by its code, or by its name as jobs write it; undefined if unknown. */
export function regionByText(country: string, text: string): Region | undefined {
  byText ??= new Map(
    [...otherRegions(), ...regions].flatMap((known) => [
      [textKey(known.country, known.name), known] as const,
      ...(known.country in lists ? [[textKey(known.country, known.region), known] as const] : []),
    ]),
  )
  return byText.get(textKey(country, text))
}

let names: Map<string, string> | undefined

/** English name of a region; undefined if unknown. */
export function regionName(country: string, region: string | null): string | undefined {
  names ??= new Map([...regions, ...otherRegions()].map((known) => [`${known.country}-${known.region}`, known.name]))
  return region === null ? undefined : names.get(`${country}-${region}`)
}

/** The region in a label between town and country: the code, or the name where codes are not usual. */
export function regionLabel(country: string, region: string | null): string | null {
  if (country !== 'GB') return region
  return regions.find((known) => known.country === country && known.region === region)?.name ?? null
}
