/** What a sentence has room for: a name, a date in words, a number. */
export type Part = string | number
