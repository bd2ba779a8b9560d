const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'

/** Base32 in lower case without padding (RFC 4648 section 6): mail servers may change the case of addresses. */
export function toBase32(bytes: Buffer): string {
  let [text, bits, value] = ['', 0, 0]
  for (const byte of bytes) {
    value = (value << 8) | byte
    for (bits += 8; bits >= 5; bits -= 5) text += alphabet[(value >>> (bits - 5)) & 31]
    value &= 255
  }
  return bits > 0 ? text + alphabet[(value << (5 - bits)) & 31] : text
}

/** Undefined for other characters, and for a text that no bytes encode to. */
export function fromBase32(text: string): Buffer | undefined {
  const bytes: number[] = []
  let [bits, value] = [0, 0]
  for (const character of text) {
    const index = alphabet.indexOf(character)
    if (index < 0) return undefined
    value = ((value << 5) | index) & 0xfff
    bits += 5
    if (bits >= 8) {
      bits -= 8
      bytes.push((value >>> bits) & 255)
    }
  }
  const decoded = Buffer.from(bytes)
  return toBase32(decoded) === text ? decoded : undefined
}
