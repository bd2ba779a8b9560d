/** Between two facts; a line may end with the dot, but none begins with it. */
export const DOT = '\u00a0· '

type Fact = string | false | null | undefined

/** Facts in one line with dots between them. */
export const joinWithDots = (facts: readonly Fact[]): string => facts.filter(Boolean).join(DOT)
