const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 }

/** Returns the option that an arrow key moves to, wrapping around; undefined for other keys. */
export function optionAfterKey<T>(options: readonly T[], here: T | undefined, key: string): T | undefined {
  const step = STEPS[key]
  if (!step) return undefined
  const at = here === undefined ? -1 : options.indexOf(here)
  return at < 0 ? options.at(step > 0 ? 0 : -1) : options[(at + step + options.length) % options.length]
}
