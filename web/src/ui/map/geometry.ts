export interface Point {
  latitude: number
  longitude: number
}
/** Kilometers to the east and to the south of the center. */
export interface Spot {
  x: number
  y: number
}

export const EARTH_KM = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** A projection around a center, and its inverse. */
export interface Projection {
  at(point: Point): Spot
  pointAt(spot: Spot): Point
}

/**
 * Azimuthal equidistant projection: distances and directions from the center are true, so that distance rings are
 * circles.
 */
export const equidistant = (middle: Point): Projection => ({
  at({ latitude, longitude }) {
    const here = radians(middle.latitude)
    const there = radians(latitude)
    const east = radians(longitude - middle.longitude)
    const across = Math.cos(there) * Math.sin(east)
    const up = Math.cos(here) * Math.sin(there) - Math.sin(here) * Math.cos(there) * Math.cos(east)
    const along = Math.sin(here) * Math.sin(there) + Math.cos(here) * Math.cos(there) * Math.cos(east)
    const km = EARTH_KM * Math.atan2(Math.hypot(across, up), along)
    const bearing = Math.atan2(across, up)
    return { x: km * Math.sin(bearing), y: -km * Math.cos(bearing) }
  },
  pointAt({ x, y }) {
    const km = Math.hypot(x, y)
    const away = km / EARTH_KM
    const here = radians(middle.latitude)
    const north = km === 0 ? 0 : -y / km
    const latitude = Math.asin(Math.sin(here) * Math.cos(away) + Math.cos(here) * Math.sin(away) * north)
    const east = Math.atan2(
      km === 0 ? 0 : (x / km) * Math.sin(away),
      Math.cos(here) * Math.cos(away) - Math.sin(here) * Math.sin(away) * north,
    )
    return { latitude: degrees(latitude), longitude: wrapped(middle.longitude + degrees(east)) }
  },
})

/** Web Mercator, the projection of map tiles, in kilometers at the center. */
export function mercator(middle: Point): Projection {
  const kilometers = EARTH_KM * Math.cos(radians(middle.latitude))
  const height = (latitude: number) => Math.asinh(Math.tan(radians(latitude)))
  const here = height(middle.latitude)
  return {
    at: ({ latitude, longitude }) => ({
      x: radians(wrapped(longitude - middle.longitude)) * kilometers,
      y: (here - height(latitude)) * kilometers,
    }),
    pointAt: ({ x, y }) => ({
      latitude: degrees(Math.atan(Math.sinh(here - y / kilometers))),
      longitude: wrapped(middle.longitude + degrees(x / kilometers)),
    }),
  }
}

const degrees = (angle: number) => (angle * 180) / Math.PI
const wrapped = (longitude: number) => ((((longitude + 180) % 360) + 360) % 360) - 180

/** Radii of the rings inside the rim: steps of 1, 2 or 5 times a power of ten, for about two or three visible rings. */
export function ringsWithin(rimKm: number, seenKm: number): number[] {
  const reach = Math.min(rimKm, seenKm)
  const power = 10 ** Math.floor(Math.log10(reach / 3.5))
  const step = [1, 2, 5, 10].map((n) => n * power).find((one) => reach / one <= 3.5) ?? reach
  const count = Math.ceil(rimKm / step - 1e-9) - 1
  return Array.from({ length: Math.min(count, 40) }, (_, ring) => Number(((ring + 1) * step).toPrecision(6)))
}
