/** The kinds of image that are read, by media type. */
export const imageFormats: Readonly<Record<string, 'jpeg' | 'png' | 'webp'>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/webp': 'webp',
}

/** One of the pictures to be made of an image; sides in pixels. */
export interface Wanted {
  readonly side: number
  /** A square cut out of the middle, or the whole within a square; only the former blows a small image up. */
  readonly fit: 'cover' | 'inside'
  readonly format: 'webp' | 'same'
}

export interface Made {
  readonly content: Buffer
  readonly width: number
  readonly height: number
}

/** What goes to the process that reads images. */
export interface ImageJob {
  readonly content: Buffer
  readonly wanted: readonly Wanted[]
}

/** What comes back: the pictures in the order of `wanted`, or why there are none. */
export type ImageAnswer = { readonly made: readonly Made[] } | { readonly refused: string }
