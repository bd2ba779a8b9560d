/** Categories, industries, plans and other suggestions are stored in English; English pages show them unchanged. */
export const storedNames: Readonly<Record<string, string>> = {}
