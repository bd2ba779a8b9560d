export const language = 'es'
export const direction = 'ltr'
export const base = '/es'
export const numbers = 'es'
export const dates = 'es'
/** The sign comes first, as in Latin America; the separators are those of `numbers`, which fields read. */
export const money = 'es-EC'
export const openGraph = 'es_LA'
/** Unit of distances where neither the reader's region nor a country is known. */
export const distances: 'km' | 'mi' = 'km'
