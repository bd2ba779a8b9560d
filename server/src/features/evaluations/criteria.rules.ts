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
