import { createHash } from 'node:crypto'

/** Version of criteria in their order, which changes with each id, name and place. */
export const versionOf = (criteria: readonly { id: string; name: string }[]): string =>
  createHash('sha256')
    .update(JSON.stringify(criteria.map(({ id, name }) => [id, name])))
    .digest('base64url')
    .slice(0, 22)

interface Named {
  readonly id: string
  readonly name: string
}
interface Asked {
  readonly _id?: string | null | undefined
  readonly name: string
}

/** Whether the request asks for the criteria as they are, as a retry does. */
export const isUnchanged = (current: readonly Named[], asked: readonly Asked[]): boolean =>
  current.length === asked.length &&
  asked.every(
    ({ _id, name }, index) => name === current[index]?.name && (_id ?? current[index].id) === current[index].id,
  )

/** An archived criterion of that name, which a criterion without an id brings back. */
export const findArchived = (archived: readonly Named[], name: string): Named | undefined =>
  archived.find((one) => one.name.toLowerCase() === name.toLowerCase())
