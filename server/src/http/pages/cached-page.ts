import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'
import type { Page } from './page-cache.ts'

/** A page split at the places of the nonce, which differs per response. Compressed at most once. */
export interface CachedPage {
  readonly status: number
  readonly headers: Record<string, string>
  readonly pieces: readonly Buffer[]
  /** All ids in the page, for invalidation. */
  readonly ids: ReadonlySet<string>
  readonly size: number
  deflated?: Promise<readonly Buffer[]>
}

const ID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g
const WINDOW = 32_768
const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
const LAST_BLOCK = Buffer.from([3, 0])
// Most of the gain at a third of the time of level 9. A proxy may compress better.
const LEVEL = 4
const deflate = promisify<Buffer, object, Buffer>(deflateRaw)

export function cachePage({ status, headers, body }: Page, placeholder: string): CachedPage {
  const pieces = body.split(placeholder).map((piece) => Buffer.from(piece))
  return { status, headers, pieces, ids: new Set(body.match(ID)), size: body.length }
}

/** Inserts the nonce into the page. */
export const withNonce = ({ pieces }: CachedPage, nonce: Buffer): Buffer => Buffer.concat(between(pieces, nonce))

const between = (pieces: readonly Buffer[], gap: Buffer) =>
  pieces.flatMap((piece, place) => (place ? [gap, piece] : [piece]))

/**
 * Inserts the nonce into the gzipped page: each nonce becomes a stored (uncompressed) block between the cached
 * deflated pieces. All nonces must have the same length.
 */
export async function gzipWithNonce(page: CachedPage, nonce: Buffer): Promise<Buffer> {
  page.deflated ??= deflatePieces(page.pieces, nonce.length)
  const deflated = await page.deflated
  const stored = Buffer.alloc(5 + nonce.length)
  stored.writeUInt16LE(nonce.length, 1)
  stored.writeUInt16LE(~nonce.length & 0xffff, 3)
  nonce.copy(stored, 5)
  const plain = between(page.pieces, nonce)
  const tail = Buffer.alloc(8)
  tail.writeUInt32LE(plain.reduce((sum, part) => crc32(part, sum), 0))
  tail.writeUInt32LE(
    plain.reduce((length, part) => length + part.length, 0),
    4,
  )
  return Buffer.concat([GZIP_HEAD, ...between(deflated, stored), LAST_BLOCK, tail])
}

/** Each piece may refer back to earlier ones, but not to a nonce, whose place is held by bytes that occur in no page. */
function deflatePieces(pieces: readonly Buffer[], gap: number): Promise<Buffer[]> {
  const whole = Buffer.concat(between(pieces, Buffer.alloc(gap, 1)))
  let start = 0
  return Promise.all(
    pieces.map((piece) => {
      const dictionary = whole.subarray(Math.max(0, start - WINDOW), start)
      start += piece.length + gap
      const options = { level: LEVEL, finishFlush: constants.Z_SYNC_FLUSH, ...(dictionary.length && { dictionary }) }
      return deflate(piece, options)
    }),
  )
}
