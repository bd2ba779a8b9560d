type Values = Record<string, unknown>

const unsent = new Map<string, Values>()

/** Values of a form whose act was undone or refused, until the page is reloaded. */
export const unsentValues = <V extends Values>(key: string): V | undefined => unsent.get(key) as V | undefined
export const keepUnsent = (key: string, values: Values): unknown => unsent.set(key, values)
export const dropUnsent = (key: string): unknown => unsent.delete(key)

/** Key of the form of a kind for these ids. */
export const unsentKey = (kind: string, ids: readonly string[]): string => [kind, ...ids].join(' ')
