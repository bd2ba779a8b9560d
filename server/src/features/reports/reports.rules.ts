const excerptLength = 80

/** The start of a message, on one line. */
export function excerptOf(text: string): string {
  const letters = [...text.replace(/\s+/gu, ' ').trim()]
  return letters.length <= excerptLength ? letters.join('') : `${letters.slice(0, excerptLength).join('')}…`
}
