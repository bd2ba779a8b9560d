/** Least numbers behind a figure; equal to `answerMinimums` of the contract. */
export const minimums = { finished: 30, companies: 3 }

/** Finished applications of a group, how many companies have some of them, and how many the largest of these has. */
export interface GroupSize {
  readonly finished: number
  readonly companies: number
  readonly largest: number
}

/** Whether figures of this group tell nothing about a few applications, and are not those of one company (decision 76). */
export const isPublishable = ({ finished, companies, largest }: GroupSize): boolean =>
  finished >= minimums.finished && companies >= minimums.companies && largest * 2 <= finished

/**
 * The names of the groups to publish, of at most `limit`. All others are published together as one group. While they are too
 * few, the smallest published group joins them: so no difference of figures tells about a smaller group. `sizeOfOthers` measures the groups without these names; undefined if there are none.
 */
export async function chooseGroups(
  groups: readonly (GroupSize & { name: string })[],
  limit: number,
  sizeOfOthers: (published: readonly string[]) => Promise<GroupSize | undefined>,
): Promise<string[]> {
  const published = groups
    .filter((group) => group.name !== '' && isPublishable(group))
    .toSorted((a, b) => b.finished - a.finished || (a.name < b.name ? -1 : 1))
    .slice(0, limit)
    .map(({ name }) => name)
  while (published.length > 0) {
    const others = await sizeOfOthers(published)
    if (!others || isPublishable(others)) break
    published.pop()
  }
  return published
}
