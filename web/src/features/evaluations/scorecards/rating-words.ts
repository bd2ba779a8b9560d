import * as t from '@hearback/texts/web/scorecards.ts'

/** Labels of the ratings 1 to 4. */
const WORDS = [t.ratingWellBelow, t.ratingBelow, t.ratingMeets, t.ratingExceeds]

export const NOT_ASSESSED = 'none'

/** Values and labels of the radio buttons of a criterion. */
export const ratingOptions = [
  { value: NOT_ASSESSED, label: t.notAssessed },
  ...WORDS.map((label, index) => ({ value: String(index + 1), label })),
]

export const ratingWord = (rating: number | null): string => (rating && WORDS[rating - 1]) || t.notAssessed
