/**
 * Letters of a name that are not Latin and that the other name lacks, such as a Cyrillic у, each with its code point. Most fonts show
 * them like Latin ones.
 */
export function foreignLetters(name: string, other: string): string[] {
  const letters = new Set(name.match(/\p{L}/gu))
  return [...letters]
    .filter((letter) => !/\p{Script=Latin}/u.test(letter) && !other.includes(letter))
    .map((letter) => `${letter} (U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`)
}
