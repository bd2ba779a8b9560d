import { regionTable } from './region-table.rules.ts'

/** A country (ISO 3166), or a part of one by its code; region null means all of it. */
export interface Where {
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

/** Every state, province and nation with a code that people write. */
export const regions: readonly Region[] = (Object.keys(lists) as Divided[]).flatMap(regionsOf)

let others: readonly Region[] | undefined

/** GeoNames writes "State of Berlin", and "Tarija Department". */
function otherRegion(country: string, entry: string): Region {
  const [region = '', name = ''] = entry.split(':')
  const short = name
    .replace(/^(?:State|Province|Department|Region) of /u, '')
    .replace(/ (?:Department|Region|Province)$/u, '')
  return { country, region, name: short }
}

/** Parts of all other countries, by their GeoNames codes. */
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

/** What GeoNames numbers and people write in letters, in the order of its numbers; a dash stands for a number not in use. */
const numbered: Record<string, string[]> = {
  CA: '- AB BC MB NB NL - NS ON PE QC SK YT NT NU'.split(' '),
  AU: '- ACT NSW NT QLD SA TAS VIC WA'.split(' '),
}

/** The code that people write, from the one of GeoNames; null where nobody writes it. */
export function regionCode(country: string, geoNamesCode: string): string | null {
  if (numbered[country]) return numbered[country][Number(geoNamesCode)] ?? null
  return country in lists ? geoNamesCode || null : null
}

let names: Map<string, string> | undefined

/** Name of a region in English, as far as it is known. */
export function regionName(country: string, region: string | null): string | undefined {
  names ??= new Map([...regions, ...otherRegions()].map((known) => [`${known.country}-${known.region}`, known.name]))
  return region === null ? undefined : names.get(`${country}-${region}`)
}

/** What stands between town and country in a label: the code, or the name where no code is usual. */
export function regionLabel(country: string, region: string | null): string | null {
  if (country !== 'GB') return region
  return regions.find((known) => known.country === country && known.region === region)?.name ?? null
}
