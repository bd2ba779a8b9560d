import { geoAzimuthalEquidistant, geoPath } from 'd3-geo'
import { feature, mesh } from 'topojson-client'
import states from 'us-atlas/states-10m.json'
import { EARTH_KM, type Point } from '../geometry.ts'

/** SVG paths in kilometers east and south of a center, like the spots of `equidistant`. */
export interface Geography {
  land: string
  /** Borders of countries. */
  borders: string
  /** Borders of the states of the United States. */
  states: string
}

/** ISO 3166-1 numeric. The outline of the states leaves out the Great Lakes, that of the world does not. */
const UNITED_STATES = '840'
const HALF_EARTH_KM = Math.PI * EARTH_KM

/** Maps that reach farther load a coarser world, a seventh of the size. */
const COARSE_FROM_KM = 1_500

const loadWorld = async (reachKm: number) =>
  (
    await (reachKm < COARSE_FROM_KM
      ? import('world-atlas/countries-50m.json')
      : import('world-atlas/countries-110m.json'))
  ).default

/**
 * Land and borders (Natural Earth, United States Census Bureau; public domain) around a center, up to `reachKm` from it.
 * Rejects if they cannot be loaded.
 */
export async function geographyAround({ latitude, longitude }: Point, reachKm: number): Promise<Geography> {
  const countries = await loadWorld(reachKm)
  const flat = geoAzimuthalEquidistant().rotate([-longitude, -latitude]).scale(EARTH_KM).translate([0, 0])
  // A clip angle of 180 degrees leaves the antipode to the clipping of the projection itself.
  if (reachKm < HALF_EARTH_KM) flat.clipAngle((reachKm / HALF_EARTH_KM) * 180)
  const draw = geoPath(flat).digits(1)
  const drawn = (shape: Parameters<typeof draw>[0]) => draw(shape) ?? ''
  const world = feature(countries, countries.objects.countries)
  const others = { ...world, features: world.features.filter(({ id }) => id !== UNITED_STATES) }
  return {
    land: drawn(others) + drawn(feature(states, states.objects.nation)),
    borders: drawn(mesh(countries, countries.objects.countries, (one, other) => one !== other)),
    states: drawn(mesh(states, states.objects.states, (one, other) => one !== other)),
  }
}
