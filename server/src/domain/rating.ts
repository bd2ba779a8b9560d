/** Averages are shown from this many reviews (product.md section 6.6). */
const enoughReviews = 3

/** The average, rounded to a tenth of a star; null below the minimum number of reviews. */
export const averageOf = (sum: number, count: number): number | null =>
  count >= enoughReviews ? Math.round((sum / count) * 10) / 10 : null

export const averageRating = (sum: number, count: number): { average: number | null; count: number } => ({
  average: averageOf(sum, count),
  count,
})
