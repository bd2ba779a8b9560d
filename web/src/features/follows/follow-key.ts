/**
 * Key in the storage of this tab for the company that a visitor wanted to follow: the instant in Unix milliseconds, a
 * space, and its id.
 */
export const COMPANY_TO_FOLLOW = 'hearback.company-to-follow'
