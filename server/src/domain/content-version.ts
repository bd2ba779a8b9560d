import { createHash } from 'node:crypto'

/** Version of a value, which changes with its JSON. Says nothing about the order of versions. */
export const contentVersion = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)
