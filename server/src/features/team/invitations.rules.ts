/**
 * Text that mail clients turn into no link: a word joiner, which is invisible, follows each sign that a web or email address
 * needs.
 */
export const withoutLinks = (text: string): string => text.replace(/[.:@/](?=\S)/gu, '$&\u2060')
