import { queryClient } from '../../../api/query-client.ts'
import { shownName } from '../../../ui/text/stored-name.ts'
import { jobCategories } from '../jobs.queries.ts'

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Categories of open jobs in which a word starts with the text, largest first; the list is fetched once. */
export async function categoriesLike(typed: string, most: number): Promise<{ name: string; jobs: number }[]> {
  const start = fold(typed)
  const { categories } = await queryClient().fetchQuery(jobCategories())
  return categories.filter(({ name }) => startsAWord(fold(shownName(name)), start)).slice(0, most)
}

const startsAWord = (name: string, start: string) =>
  name.startsWith(start) || name.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(start))
