/** Longest sides of the stored photos in pixels, in the order in which they are made: smaller ones are scaled from the first. */
export const photoSides = [1920, 960, 480] as const
type Side = (typeof photoSides)[number]

const folder = 'photos'
const fileName = (key: string, side: Side) => `${key}-${side}.webp`

/** The keys of its files in the order of `photoSides`. */
export const photoFiles = (key: string): string[] => photoSides.map((side) => `${folder}/${fileName(key, side)}`)

/** The URLs of a photo by size. */
export function photoUrls(key: string): { small: string; medium: string; large: string } {
  const url = (side: Side) => `/files/${folder}/${fileName(key, side)}`
  return { small: url(480), medium: url(960), large: url(1920) }
}

/** Reads the name of a file of a photo; undefined for other names. */
export function readPhotoName(name: string): { key: string; file: string } | undefined {
  const [, key] = /^([\da-f]{32})-(?:480|960|1920)\.webp$/.exec(name) ?? []
  return key === undefined ? undefined : { key, file: `${folder}/${name}` }
}

/** Whether these are the same ids, each once, in whatever order. */
export const isReordering = (ids: readonly string[], of: readonly string[]): boolean =>
  ids.length === of.length && new Set(ids).size === ids.length && ids.every((id) => of.includes(id))
