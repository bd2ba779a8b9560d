import { withoutAccents } from '@hearback/contract/values/text.ts'
import type { DocumentLine } from '../../../documents/document-jobs.ts'

/** The names of towns in a document, as it writes them. */
export type Places = ReadonlySet<string>

const longest = 60
const mostCandidates = 2_000
const separator = /\t|\s[|·•∙—–-]\s|\s*[|,;()•·]\s*/u

/** Parts of short lines that may be towns, for looking them up in one statement. */
export function placeCandidates(lines: readonly DocumentLine[]): string[] {
  const short = lines.filter(({ isListItem, cells }) => !isListItem && cells.join(' ').length < 160)
  const parts = short.flatMap(({ cells }) => cells.flatMap((cell) => cell.split(separator)))
  const named = parts.map((part) => part.replace(/\b\d{4,5}\b/gu, '').trim())
  const towns = named.flatMap((part) => [part, part.replace(stateAfter, '')])
  return [...new Set(towns.filter((part) => part.length <= longest && /^\p{Lu}/u.test(part)))].slice(0, mostCandidates)
}

/** "Oakland CA" */
const stateAfter = / [A-Z]{2}\.?$/u
const foldPlace = (text: string): string => withoutAccents(text).trim()

const state = /^[A-Z]{2}\.?(?: \d{5}(?:-\d{4})?)?$/u
const countryNames = ['en', 'es'].flatMap((language) => {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  return letters.flatMap((first) => letters.flatMap((second) => names.of(first + second) ?? []))
})
const countries = new Set(
  [...countryNames, ...'usa|us|uk|ee. uu.|cdmx|d.f.|england|scotland|wales'.split('|')].map(foldPlace),
)

const anywhere = new Set(['remote', 'remoto', 'teletrabajo', 'hybrid', 'hibrido', 'en remoto'])

/** Splits "Crumb Works, Boise, ID" into the place at its end and the rest; the rest is empty for a place alone. */
export function takePlace(whole: string, places: Places): { rest: string; city: string | undefined } {
  const text = whole.replace(/(?<= [A-Z]{2})\.$/u, '')
  const bracket = /^(.+?)\s*\(([^()]+)\)$/u.exec(text)
  if (bracket && isPlace(bracket[2] ?? '', places)) return { rest: bracket[1] ?? '', city: bracket[2] }
  const parts = text.split(/\s*,\s*/u)
  for (const length of [3, 2, 1]) {
    if (length > parts.length) continue
    const city = parts.slice(-length).join(', ')
    if (!text.endsWith(city) || !isPlace(city, places)) continue
    return { rest: text.slice(0, -city.length).replace(/[\s,]+$/u, ''), city }
  }
  return { rest: text, city: undefined }
}

/** "Boise", "Boise, ID", "Valencia, España" or "Boise, ID, USA". */
export function isPlace(text: string, places: Places): boolean {
  const [town = '', ...areas] = text.split(/\s*,\s*/u)
  if (areas.length > 2 || !/^\p{Lu}/u.test(town)) return false
  const isKnown = places.has(town) || places.has(town.replace(stateAfter, '')) || anywhere.has(foldPlace(town))
  if (areas.length === 0) return isKnown
  const isArea = (area: string) => state.test(area) || countries.has(foldPlace(area)) || places.has(area)
  return areas.every(isArea) && (isKnown || (state.test(areas[0] ?? '') && /^[\p{L} .'’-]+$/u.test(town)))
}
