/** Value filled into a sentence: a name, a formatted date, or a number. */
export type Part = string | number
