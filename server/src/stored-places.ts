const replaced: Record<string, string> = { UK: 'GB', EL: 'GR' }

/** The ISO 3166-1 code of a stored country: earlier releases stored UK and EL too. */
export const isoCountry = (code: string | null): string | null => (code === null ? null : (replaced[code] ?? code))
