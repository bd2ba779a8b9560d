/** A circle on the globe; degrees and kilometers. */
export type Area = { latitude: number; longitude: number; km: number }

/** Points this close are one place: an order by distance puts the newest of them first. */
export const sameSpotKm = 0.05

export const kmPerDegree = 111.195
const earthRadiusKm = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in kilometers. */
export function distanceKm(from: Omit<Area, 'km'>, to: Omit<Area, 'km'>): number {
  const half =
    Math.sin(radians(to.latitude - from.latitude) / 2) ** 2 +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      Math.sin(radians(to.longitude - from.longitude) / 2) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, half)))
}

/** Difference of two longitudes in degrees, the shorter way around. */
export const degreesBetween = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180)

/** Cells per degree at the levels of geo_cell() in migration 0008. */
const cellsPerDegree = { 1: 1, 2: 4, 3: 20 } as const
type Level = keyof typeof cellsPerDegree
export type Cell = { level: Level; row: number; column: number }

export const lexemeOfCell = ({ level, row, column }: Cell) => `g${level}/${row}.${column}`

/** Lexeme of the 1-degree cell that contains this one: the region of composites. */
export function regionOf({ level, row, column }: Cell): string {
  const size = cellsPerDegree[level] / cellsPerDegree[1]
  return lexemeOfCell({ level: 1, row: Math.floor(row / size), column: Math.floor(column / size) })
}

/** The 1-degree cells that the circle may touch. */
export function cellsTouching(area: Area): Cell[] {
  const columns = columnsOf(area)
  return rowsOf(area)
    .flatMap((row) => columns.map((column): Cell => ({ level: 1, row, column })))
    .filter((cell) => touches(area, cell))
}

/** The next finer cells of this one that the circle may touch. */
export function partsTouching(area: Area, { level, row, column }: Cell): Cell[] {
  const finer = level === 1 ? 2 : 3
  const size = cellsPerDegree[finer] / cellsPerDegree[level]
  const steps = range(0, size - 1)
  return steps
    .flatMap((north) =>
      steps.map((east): Cell => ({ level: finer, row: row * size + north, column: column * size + east })),
    )
    .filter((cell) => touches(area, cell))
}

/** The cell of a level that contains the 1/20-degree cell of this key, numbered by geo_key() in migration 0008. */
export function cellOfKey(key: number, level: Level): Cell {
  const size = cellsPerDegree[3] / cellsPerDegree[level]
  return { level, row: Math.floor(Math.floor(key / 8192) / size), column: Math.floor((key % 8192) / size) }
}

/** The center of the 1/20-degree cell of this key. */
export const pointOfKey = (key: number) => ({
  latitude: (Math.floor(key / 8192) + 0.5) / 20 - 90,
  longitude: ((key % 8192) + 0.5) / 20 - 180,
})

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at)

const rowsOf = ({ latitude, km }: Area) =>
  range(
    Math.max(0, Math.floor(latitude - km / kmPerDegree + 90)),
    Math.min(180, Math.floor(latitude + km / kmPerDegree + 90)),
  )

/** Wrapped at the antimeridian. Longitude 180 has a column of its own, the same meridian as the first. */
function columnsOf(area: Area): number[] {
  const reach = reachOfLongitude(area)
  const [first, last] = [Math.floor(area.longitude - reach + 180), Math.floor(area.longitude + reach + 180)]
  if (last - first + 1 >= 360) return range(0, 360)
  const columns = range(first, last).map((column) => (column + 360) % 360)
  return columns.includes(0) ? [...columns, 360] : columns
}

/** Degrees of longitude that the circle spans to one side; all of them around a pole. */
function reachOfLongitude({ latitude, km }: Area): number {
  const furthest = Math.abs(latitude) + km / kmPerDegree
  return furthest >= 89 ? 180 : Math.min(180, km / (kmPerDegree * Math.cos(radians(furthest))))
}

/** False only if the whole cell is outside: compares a lower bound of the distance, with 2% margin. */
function touches(area: Area, cell: Cell): boolean {
  const size = cellsPerDegree[cell.level]
  const south = cell.row / size - 90
  const latitude = Math.min(Math.max(area.latitude, south), south + 1 / size)
  const furthest = Math.max(Math.abs(latitude), Math.abs(area.latitude), Math.abs(south), Math.abs(south + 1 / size))
  if (furthest >= 85) return true
  const middle = (cell.column + 0.5) / size - 180
  const away = degreesBetween(area.longitude, middle)
  const east = Math.max(0, away - 0.5 / size) * kmPerDegree * Math.cos(radians(furthest))
  return Math.hypot((latitude - area.latitude) * kmPerDegree, east) <= area.km * 1.02 + 0.1
}
