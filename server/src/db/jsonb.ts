/** Text that PostgreSQL's JSON takes: without NUL, and U+FFFD for a lone surrogate. */
const storable = (value: unknown) =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '\uFFFD') : value

/** A value as JSON for a `json` or `jsonb` parameter, which no text in it can make PostgreSQL refuse (22P02, 22P05). */
export const toJsonb = (value: unknown): string => JSON.stringify(value, (_key, part) => storable(part))

/** The same value as a library that writes JSON itself can store it. */
export const storableJson = <T extends object>(value: T): T => JSON.parse(toJsonb(value))
