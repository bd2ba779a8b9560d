import * as locale from '@hearback/texts/web/locale.ts'
import * as t from '@hearback/texts/web/ui.ts'
import { useOnDevice } from '../now.ts'
import { decimal } from './decimal.ts'
import { regionOf } from './region-of.ts'

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

/** Unit of the reader's region, else of `country`. On the server and during hydration that of `country`. */
export function useDistanceUnit(country?: string | null): DistanceUnit {
  const ofReader = useOnDevice() ? unitOfLocales(navigator.languages) : undefined
  return ofReader ?? unitOfCountry(country)
}

/** Converts kilometers to the unit. */
export const inUnit = (km: number, unit: DistanceUnit): number => (unit === 'mi' ? km / KM_PER_MILE : km)

/** Converts a distance in the unit to kilometers. */
export const inKilometers = (distance: number, unit: DistanceUnit): number =>
  unit === 'mi' ? distance * KM_PER_MILE : distance

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

/** Radii to choose from in ascending order, in kilometers: round ones in the unit, and `others` such as the present one. */
export const radiusChoices = (unit: DistanceUnit, ...others: (number | undefined)[]): number[] =>
  [...new Set([...RADII[unit], ...others.filter((km) => km !== undefined)])].sort((a, b) => a - b)
