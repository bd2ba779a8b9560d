/** Limits of screening questions. Apart from `limits`, because every page loads those. */
export const screeningLimits = {
  questions: 5,
  options: 10,
  unit: 20,
  /** Characters of a short answer, as people count them. */
  text: 300,
  /** UTF-16 code units of a short answer: 300 characters may have several each. */
  textUnits: 3_000,
  /** Of either sign. */
  number: 999_999_999_999,
  /** Maximum submitted answers, including those to removed questions. */
  rawAnswers: 20,
} as const
