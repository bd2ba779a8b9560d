import { slugOf } from '@hearback/contract/values/slug.ts'
import { storedNames } from '@hearback/texts/es/web/stored-names.ts'
import type { Tx } from '../../db/database.ts'
import { loadGroups } from '../../search/vocabulary/vocabulary.sql.ts'
import { minimums } from './salary-figures.sql.ts'
import { countTitles, listCategories, replaceSubjects, type Subject } from './salary-subjects.sql.ts'
import { spanishNameOf } from './spanish-names.ts'
import { capitalized, titleSlug } from './title-of-post.ts'

/** Lists categories, titles and families with enough posts. The first of those with the same slug counts: categories before titles. */
export async function refreshSubjects(tx: Tx): Promise<void> {
  const [categories, posts, { groups }] = [
    await listCategories(tx, minimums.posts),
    await countTitles(tx),
    await loadGroups(tx),
  ]
  const subjects: Subject[] = categories.map(({ slug, name }) => ({
    slug,
    kind: 'category',
    name,
    nameEs: storedNames[name] ?? name,
    slugEs: slugOf(storedNames[name] ?? name) || slug,
    titles: [],
  }))
  for (const kind of ['title', 'family'] as const)
    for (const group of groups.filter((one) => one.kind === kind)) {
      const name = kind === 'family' ? group.name.replace(/ jobs?$/u, '') : group.name
      const nameEs = spanishNameOf(group) ?? name
      const titles = kind === 'title' ? [titleSlug(name)] : group.narrower.map(titleSlug)
      subjects.push({
        slug: titleSlug(name),
        kind,
        name: capitalized(name),
        nameEs: capitalized(nameEs),
        slugEs: titleSlug(nameEs) || titleSlug(name),
        titles,
      })
    }
  const isEnough = ({ kind, titles }: Subject) =>
    kind === 'category' || titles.reduce((sum, title) => sum + (posts.get(title) ?? 0), 0) >= minimums.posts
  const bySlug = new Map(
    subjects
      .filter((one) => one.slug && isEnough(one))
      .toReversed()
      .map((one) => [one.slug, one]),
  )
  await replaceSubjects(tx, [...bySlug.values()])
}
