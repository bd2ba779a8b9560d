/** Least numbers behind a public figure of answers (product.md section 20.1, decision 76). */
export const answerMinimums = { finished: 30, companies: 3, answeredForDays: 10 } as const
