type Fields = Record<string, unknown>

export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Parses a stored JSON object; undefined for anything else. */
export function parseRecord(text: string | null): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}
