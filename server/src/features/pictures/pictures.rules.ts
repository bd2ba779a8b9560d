import type { Picture } from '@hearback/contract/people/employers.ts'

/** Sides of the stored squares in pixels; smaller ones are scaled from the first. */
export const pictureSides = [512, 256, 64] as const
type Side = (typeof pictureSides)[number]

export const pictureFile = (key: string, side: Side): string => `${key}-${side}.webp`

export const isPictureFile = (name: string): boolean => /^[\da-f]{32}-(64|256|512)\.webp$/.test(name)

/** The URLs of a picture by size. */
export function urlsOf(key: string): Picture {
  const url = (side: Side) => `/files/pictures/${pictureFile(key, side)}`
  return { small: url(64), medium: url(256), large: url(512) }
}
