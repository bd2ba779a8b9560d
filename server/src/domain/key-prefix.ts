/** Start of each API key, by which secret scanners find one in a repository. */
export const keyPrefix = 'hearback_'
