type Fact = string | false | null | undefined

/** Facts in one line with dots between them; a line may end with a dot, but none begins with one. */
export const dotted = (facts: readonly Fact[]): string => facts.filter(Boolean).join('\u00a0· ')
