/** Accepted image formats, by media type. */
export const imageFormats: Readonly<Record<string, 'jpeg' | 'png' | 'webp'>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/webp': 'webp',
}

/** A picture to make from an image; `side` in pixels. */
export interface PictureSpec {
  readonly side: number
  /** `cover` crops the middle to a square and may enlarge; `inside` fits the whole image into a square. */
  readonly fit: 'cover' | 'inside'
  /** `gray`: one byte a pixel, row by row, on white. */
  readonly format: 'webp' | 'same' | 'gray'
}

export interface MadePicture {
  readonly content: Buffer
  readonly width: number
  readonly height: number
}

/** A request to the image process. */
export interface ImageJob {
  readonly content: Buffer
  readonly wanted: readonly PictureSpec[]
}

/** Its response: the pictures in the order of `wanted`, or the reason of the refusal. */
export type ImageAnswer = { readonly made: readonly MadePicture[] } | { readonly refused: string }
