import type { Draw } from './random.ts'

/** Picks texts so that none appears twice on the page of one company or person. */
export class UnusedWords {
  private readonly draw: Draw
  private readonly used = new Map<string, Set<string>>()

  constructor(draw: Draw) {
    this.draw = draw
  }

  /** An item of which no text was used for any of the subjects; undefined once there is none. */
  pick<T>(
    subjects: readonly string[],
    items: readonly T[],
    textsOf: (item: T) => readonly string[] = (item) => [String(item)],
  ): T | undefined {
    const pages = subjects.map((subject) => this.used.get(subject) ?? new Set<string>())
    const left = items.filter((item) => !textsOf(item).some((text) => pages.some((page) => page.has(text))))
    if (left.length === 0) return undefined
    const item = this.draw.pick(left)
    for (const [at, subject] of subjects.entries()) {
      this.used.set(subject, new Set([...(pages[at] ?? []), ...textsOf(item)]))
    }
    return item
  }
}
