/** Separator between facts; the no-break space keeps it at the end of a line. */
export const DOT = '\u00a0· '

type Fact = string | false | null | undefined

/** Joins facts in one line, separated by dots. */
export const joinWithDots = (facts: readonly Fact[]): string => facts.filter(Boolean).join(DOT)
