/** Names of the facts of a case by the English names that the server sends; others are shown as sent. */
export const factNames: Readonly<Record<string, string>> = {}
/** Texts of facts that are one of a choice, likewise. */
export const factTexts: Readonly<Record<string, string>> = {}
