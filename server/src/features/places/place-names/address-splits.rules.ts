import { areasNamed, regionsNamed } from './areas.rules.ts'
import { foldName } from './fold-name.rules.ts'
import { postalCodeIn, withoutPostalCodes } from './postal-codes.rules.ts'

/** An address read as a street, and a place that begins with its town. */
export interface AddressSplit {
  readonly street: string
  readonly place: string
  /** Minimum population of the town: higher where neither an area nor a postal code confirms it. */
  readonly atLeast: number
}

const brazilianStates = new Map(
  `AC Acre,AL Alagoas,AP Amapá,AM Amazonas,BA Bahia,CE Ceará,DF Distrito Federal,ES Espírito Santo,GO Goiás,MA Maranhão,
MT Mato Grosso,MS Mato Grosso do Sul,MG Minas Gerais,PA Pará,PB Paraíba,PR Paraná,PE Pernambuco,PI Piauí,RJ Rio de Janeiro,
RN Rio Grande do Norte,RS Rio Grande do Sul,RO Rondônia,RR Roraima,SC Santa Catarina,SP São Paulo,SE Sergipe,TO Tocantins`
    .split(',')
    .map((entry) => [entry.trim().slice(0, 2), entry.trim().slice(3)]),
)
const brazilian = /^(?:(.*),)?\s*([^,]*[^\s,/–—-])(\s*[-–—/,]\s*|\s+)([A-Z]{2})(?![\p{L}\d-])[\s,–-]*(.*)$/su
const ofBrazil = /\b\d{5}-\d{3}\b|\bbra[sz]il\b/iu

/**
 * Reads the state that follows a Brazilian city, as in "São Paulo - SP". Certain unless another country or state has that
 * code and neither the postal code nor the name of the country says Brazil.
 */
export function splitBrazilian(text: string): (AddressSplit & { isCertain: boolean }) | undefined {
  const [, street = '', city, separator = '', code = '', rest = ''] = brazilian.exec(text) ?? []
  const state = brazilianStates.get(code)
  if (!state) return undefined
  const isBrazil = ofBrazil.test(text)
  if (!isBrazil && !/[-–—/]/u.test(separator)) return undefined
  const isCertain = isBrazil || areasNamed(foldName(code)) === null
  return { street, place: `${city}, ${state}, Brazil, ${rest}`, atLeast: 0, isCertain }
}

/** "00184 Roma RM": the code of an Italian province. */
const italian = /^(?:(.*?)[\s,]+)?(\d{5}\s+[^,\d]+?),?\s+[A-Z]{2}(?:\s*,?\s*(?:Italy|Italia))?$/su

/**
 * The ways to read a text with a number as an address whose street and town no comma separates, such as "12 Main St Boise
 * ID 83702". Longer names of towns come first.
 */
export function splitAddress(text: string): AddressSplit[] {
  const brazil = splitBrazilian(text)
  const [, street = '', town] = italian.exec(text) ?? []
  const local = [...(brazil ? [brazil] : []), ...(town ? [{ street, place: `${town}, Italy`, atLeast: 0 }] : [])]
  const whole = brazil ? [brazil.street, brazil.place].filter(Boolean).join(', ') : text
  return [...local, ...splitsBetweenWords(whole)]
}

const mostWords = 16
const largeCity = 100_000

function splitsBetweenWords(text: string): AddressSplit[] {
  if (!/\d/u.test(text)) return []
  const gaps = [...text.matchAll(/\s+/gu)].slice(0, mostWords).filter(({ index }) => text[index - 1] !== ',')
  return gaps.map(({ index }) => {
    const place = text.slice(index).trim()
    const street = text.slice(0, index).replace(/[\s–-]+$/u, '')
    return { street, place, atLeast: isQualified(place) ? 0 : largeCity }
  })
}

/** Whether an area or a postal code follows the town. */
function isQualified(place: string): boolean {
  const [first = '', ...others] = place.split(',').map((part) => foldName(withoutPostalCodes(part)))
  const words = first.split(' ')
  return (
    postalCodeIn(place) !== null ||
    others.some((part) => areasNamed(part) ?? regionsNamed(part)) ||
    words.some((_, at) => at > 0 && areasNamed(words.slice(at).join(' ')) !== null)
  )
}

const countriesWithFourDigits = new Set(['AT', 'BE', 'BG', 'CH', 'DK', 'HU', 'LU', 'NL', 'NO', 'SI'])

/** Whether a town may be the one of a split. Four digits before a town are a house number in most countries. */
export function isTownOf({ place, atLeast }: AddressSplit, town: { country: string; population: number }): boolean {
  return town.population >= atLeast && (!/^\d{4}\s/u.test(place) || countriesWithFourDigits.has(town.country))
}
