import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'
import type { Page } from './page-cache.ts'

/** A page in pieces, with a gap wherever each answer's own nonce goes; compressed at most once, whoever asks. */
export interface CachedPage {
  readonly status: number
  readonly headers: Record<string, string>
  readonly pieces: readonly Buffer[]
  /** Every id that the page names: what it is about. */
  readonly ids: ReadonlySet<string>
  readonly size: number
  deflated?: Promise<readonly Buffer[]>
}

const ID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g
const WINDOW = 32_768
const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
const LAST_BLOCK = Buffer.from([3, 0])
// Most of the gain at a third of the time of the best; a proxy in front may do better.
const LEVEL = 4
const deflate = promisify<Buffer, object, Buffer>(deflateRaw)

export function cachePage({ status, headers, body }: Page, placeholder: string): CachedPage {
  const pieces = body.split(placeholder).map((piece) => Buffer.from(piece))
  return { status, headers, pieces, ids: new Set(body.match(ID)), size: body.length }
}

/** The page with this nonce. */
export const withNonce = ({ pieces }: CachedPage, nonce: Buffer): Buffer => Buffer.concat(between(pieces, nonce))

const between = (pieces: readonly Buffer[], gap: Buffer) =>
  pieces.flatMap((piece, place) => (place ? [gap, piece] : [piece]))

/**
 * The same by gzip: the pieces as they were deflated once, each nonce between them as a block of its own that is stored
 * and not compressed. All nonces have to be of one length.
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

/** Each piece may refer to what stands before it, but not to a nonce: bytes that no page has hold the places of those. */
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
