/** En el idioma que se ofrece, que no es el de la página. */
export const offered = 'en'
export const offer = 'Hearback is also available in English.'
export const offerAction = 'View in English'
