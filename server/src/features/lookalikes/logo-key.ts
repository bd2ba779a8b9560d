import { createHash } from 'node:crypto'
import { hashOf } from './nearly-equal.ts'

/** Side of the gray square that a logo is scaled to: 8 comparisons of neighbors in each of 8 rows. */
export const logoSide = 9
/** Different bits of 64 up to which two logos are nearly equal. */
const maxDistance = 4
/** The same of the bits of neighbors above each other, which are no part of the index. */
const maxVerticalDistance = 8
/** Logos with fewer set or unset bits in either direction, such as a disk or stripes, are too plain to be compared by bits. */
const minInformation = 10
/** Difference of the lightest and darkest pixel below which a picture is one color, and no logo. */
const minContrast = 8
const bandBits = 13
/** Differences of neighbors up to this come from the encoder. */
const noise = 3

/**
 * The key of a logo: a hash of its bytes, and difference hashes of its rows and columns (64 bits each). `pixels` is the picture in
 * gray, `logoSide` a side. Undefined for a picture of one color.
 */
export function logoKey(content: Buffer, pixels: Buffer): string | undefined {
  if (Math.max(...pixels) - Math.min(...pixels) < minContrast) return undefined
  const bytes = createHash('sha256').update(content).digest('hex').slice(0, 32)
  return [bytes, differences(pixels, 1), differences(pixels, logoSide)].join(':')
}

/** Differences to the pixel that is `step` further, which is the right or the lower neighbor, as 16 hexadecimal digits. */
function differences(pixels: Buffer, step: number): string {
  let bits = 0n
  for (let row = 0; row < 8; row++)
    for (let column = 0; column < 8; column++) {
      const at = row * logoSide + column
      bits = (bits << 1n) | ((pixels[at + step] ?? 0) > (pixels[at] ?? 0) + noise ? 1n : 0n)
    }
  return bits.toString(16).padStart(16, '0')
}

const partsOf = (key: string) => {
  const [bytes = '', rows = '0', columns = '0'] = key.split(':')
  return { bytes, rows: BigInt(`0x${rows}`), columns: BigInt(`0x${columns}`) }
}

function bitsSet(bits: bigint): number {
  let count = 0
  for (let rest = bits; rest > 0n; rest &= rest - 1n) count++
  return count
}

const isTelling = ({ rows, columns }: ReturnType<typeof partsOf>) =>
  [rows, columns].every((bits) => bitsSet(bits) >= minInformation && bitsSet(bits) <= 64 - minInformation)

/** Hashes of the bytes and of five bands of the bits: of two logos with four different bits, one band is equal. */
export function logoHashes(key: string): number[] {
  const parts = partsOf(key)
  const bands = isTelling(parts) ? [0, 1, 2, 3, 4] : []
  const band = (n: number) => (parts.rows >> BigInt(n * bandBits)) & ((1n << BigInt(bandBits)) - 1n)
  return [hashOf('logo bytes', parts.bytes), ...bands.map((n) => hashOf(`logo ${n}`, String(band(n))))]
}

/** Different bits of two logos, in rows and columns; 0 for the same bytes. */
export function logoDistance(one: string, other: string): number {
  const [a, b] = [partsOf(one), partsOf(other)]
  return a.bytes === b.bytes ? 0 : bitsSet(a.rows ^ b.rows) + bitsSet(a.columns ^ b.columns)
}

/** Whether two logos have the same bytes, or look the same: up to 4 different bits of 64 in rows, and 8 in columns. */
export function isSameLogo(one: string, other: string): boolean {
  const [a, b] = [partsOf(one), partsOf(other)]
  if (a.bytes === b.bytes) return true
  if (!(isTelling(a) && isTelling(b))) return false
  return bitsSet(a.rows ^ b.rows) <= maxDistance && bitsSet(a.columns ^ b.columns) <= maxVerticalDistance
}
