/** Error of an empty text without a more specific one. */
export const missingText = 'Please fill this in'
