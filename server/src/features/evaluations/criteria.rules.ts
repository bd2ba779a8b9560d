interface Named {
  readonly id: string
  readonly name: string
}
interface Asked {
  /** Null for a new one. */
  readonly id: string | null
  readonly name: string
}

/** Whether a criterion is offered by new scorecards; archived ones have no position. */
export const isCurrent = ({ position }: { readonly position: number | null }): boolean => position !== null

/** Whether the request asks for the criteria as they are, as a retry does. */
export const isUnchanged = (current: readonly Named[], asked: readonly Asked[]): boolean =>
  current.length === asked.length &&
  asked.every(({ id, name }, index) => name === current[index]?.name && (id ?? current[index].id) === current[index].id)

/** An archived criterion of that name, which a criterion without an id brings back. */
export const findArchived = (archived: readonly Named[], name: string): Named | undefined =>
  archived.find((one) => one.name.toLowerCase() === name.toLowerCase())
