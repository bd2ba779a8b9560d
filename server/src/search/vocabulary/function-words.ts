/** Spanish words without meaning of their own, folded. The text search configuration drops the English ones. */
export const functionWords: ReadonlySet<string> = new Set([
  'a', 'al', 'con', 'de', 'del', 'e', 'el', 'en', 'la', 'las', 'lo', 'los', 'o', 'para', 'por', 'un', 'una', 'y',
])
