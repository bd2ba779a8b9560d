/** States and regions are named in English by the server; English pages show the names unchanged. */
export const regionNames: Readonly<Record<string, string>> = {}
