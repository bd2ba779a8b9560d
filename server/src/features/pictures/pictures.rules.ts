import type { Picture } from '@hearback/contract/employers.ts'

/** Sides of the squares that a picture is kept in, in pixels. */
export const pictureSizes = { small: 64, medium: 256, large: 512 } as const

export const pictureFile = (key: string, size: number): string => `${key}-${size}.webp`

export const isPictureFile = (name: string): boolean => /^[\da-f]{32}-(64|256|512)\.webp$/.test(name)

export function urlsOf(key: string): Picture {
  const url = (size: number) => `/files/pictures/${pictureFile(key, size)}`
  return { small: url(pictureSizes.small), medium: url(pictureSizes.medium), large: url(pictureSizes.large) }
}
