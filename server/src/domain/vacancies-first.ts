/** The posts with the first one of each vacancy before its repetitions, such as the same job in another town. */
export function vacanciesFirst<P>(posts: readonly P[], vacancyOf: (post: P) => string): P[] {
  const seen = new Set<string>()
  const isRepeated = new Map(
    posts.map((post) => {
      const vacancy = vacancyOf(post).toLowerCase()
      const wasSeen = seen.has(vacancy)
      seen.add(vacancy)
      return [post, wasSeen] as const
    }),
  )
  return [...posts.filter((post) => !isRepeated.get(post)), ...posts.filter((post) => isRepeated.get(post))]
}
