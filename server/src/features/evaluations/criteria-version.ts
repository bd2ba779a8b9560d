import { createHash } from 'node:crypto'

/** Version of criteria in their order, which changes with each id, name and place. */
export const versionOf = (criteria: readonly { id: string; name: string }[]): string =>
  createHash('sha256')
    .update(JSON.stringify(criteria.map(({ id, name }) => [id, name])))
    .digest('base64url')
    .slice(0, 22)
