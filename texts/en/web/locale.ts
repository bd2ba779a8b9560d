/** Locale of this catalogue, for the pages and for `Intl` formats. */
export const language = 'en'
export const direction = 'ltr'
/** Prefix of the path of each page. */
export const base = ''
export const numbers = 'en-US'
export const dates = 'en-US'
export const money = 'en-US'
export const openGraph = 'en_US'
/** Unit of distances where neither the reader's region nor a country is known. */
export const distances: 'km' | 'mi' = 'mi'
