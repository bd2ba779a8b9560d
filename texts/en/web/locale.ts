/** What this catalogue speaks, as the pages and the browser's own formats need it. */
export const language = 'en'
export const direction = 'ltr'
/** Before the path of each page. */
export const base = ''
export const numbers = 'en'
export const dates = 'en-GB'
export const money = 'en-US'
export const openGraph = 'en_US'
