import * as locale from '@hearback/texts/web/locale.ts'
import * as t from '@hearback/texts/web/ui.ts'
import { useSyncExternalStore } from 'react'
import { decimal } from './decimal.ts'

export type DistanceUnit = 'km' | 'mi'

const KM_PER_MILE = 1.609344
const MILE_COUNTRIES = ['US', 'GB', 'LR']
const RADII: Readonly<Record<DistanceUnit, readonly number[]>> = {
  km: [5, 10, 25, 50, 100],
  mi: [8, 16, 25, 40, 80, 161],
}

/** Unit of road distances in a country (ISO 3166-1 alpha-2). Unknown countries have the usual unit of the catalog. */
export function unitOfCountry(country: string | null | undefined): DistanceUnit {
  if (!country) return locale.distances
  return MILE_COUNTRIES.includes(country) ? 'mi' : 'km'
}

/** Unit of the first locale with a region; undefined if none has one. */
export function unitOfLocales(tags: readonly string[]): DistanceUnit | undefined {
  const region = tags.map(regionOf).find((one) => one !== undefined)
  return region === undefined ? undefined : unitOfCountry(region)
}

function regionOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).region
  } catch {
    return undefined
  }
}

const never = () => () => undefined

/** Unit of the reader's region, else of `country`. On the server and during hydration that of `country`. */
export const useDistanceUnit = (country?: string | null): DistanceUnit =>
  useSyncExternalStore(
    never,
    () => unitOfLocales(navigator.languages) ?? unitOfCountry(country),
    () => unitOfCountry(country),
  )

const inUnit = (km: number, unit: DistanceUnit) => (unit === 'mi' ? km / KM_PER_MILE : km)
const named = { km: t.kilometers, mi: t.miles }

/** Formats kilometers as "2.4 mi" or "18 km". Towns are located by their center, so nothing below 1 is exact. */
export function distanceText(km: number, unit: DistanceUnit): string {
  const distance = inUnit(km, unit)
  if (distance < 1) return t.distanceUnder(named[unit](1))
  return named[unit](distance < 9.95 ? decimal(distance) : Math.round(distance).toLocaleString(locale.numbers))
}

/** Formats a radius in kilometers as a whole number. Miles within 4% of a multiple of five read as that: 25 km as "15 mi". */
export function radiusText(km: number, unit: DistanceUnit): string {
  const radius = inUnit(km, unit)
  const round = Math.round(radius / 5) * 5
  const isRound = unit === 'mi' && Math.abs(radius - round) / radius < 0.04
  return named[unit](isRound ? round : Math.max(1, Math.round(radius)))
}

/** Radii to choose from, in kilometers, including the present one. */
export const radiusChoices = (unit: DistanceUnit, present?: number): number[] =>
  [...new Set([...RADII[unit], ...(present ? [present] : [])])].sort((a, b) => a - b)

/** Radii of map rings in kilometers: round numbers in the unit. See `ringsWithin`. */
export const inKilometers = (distance: number, unit: DistanceUnit): number =>
  unit === 'mi' ? distance * KM_PER_MILE : distance
export const fromKilometers = inUnit
