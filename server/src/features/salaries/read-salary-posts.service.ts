import { slugOf } from '@hearback/contract/values/slug.ts'
import type { Db } from '../../db/database.ts'
import { listRetriedRows } from '../../db/failed-rows.ts'
import { isConnectionError } from '../../db/hosts/connection-errors.ts'
import type { Deps } from '../../deps.ts'
import { forEachIsolated } from '../../queue/isolated-rows.ts'
import { readVocabulary } from '../../search/vocabulary/load-vocabulary.ts'
import type { TermIndex } from '../../search/vocabulary/term-index.ts'
import { areaSlug } from '../places/places.service.ts'
import {
  listPostsAfter,
  listPostsByIds,
  lockPass,
  putScopes,
  type ReadPost,
  removePosts,
  savePass,
  stemsOfWords,
} from './salary-posts.sql.ts'
import { refreshSubjects } from './salary-subjects.service.ts'
import { titleIn, tokensOf } from './title-of-post.ts'

const batchSize = 500

type BatchDeps = Pick<Deps, 'db' | 'log'>

/** Sorts posts into the scopes of salaries. A pass over all jobs resumes where the last run ended, and refreshes the subjects. */
export async function readSalaryPosts(deps: BatchDeps, isInTime = () => true): Promise<void> {
  const { index } = await readVocabulary(deps.db, 'job_search')
  const retried = await listRetriedRows(deps.db, 'salary-posts')
  await storeEach(deps, index, await listPostsByIds(deps.db, [...retried]))
  while (isInTime() && (await readBatch(deps, index)));
}

/** Reads the next posts of the pass. Returns whether there may be more. A batch that fails is repeated post by post. */
async function readBatch(deps: BatchDeps, index: TermIndex, areAlone = false): Promise<boolean> {
  try {
    return await deps.db.transaction().execute(async (tx) => {
      const pass = await lockPass(tx)
      if (!pass) return false
      const posts = await listPostsAfter(tx, pass.through, batchSize)
      await (areAlone ? storeEach(deps, index, posts) : store(tx, index, posts))
      const isMore = posts.length === batchSize
      await savePass(tx, isMore ? (posts.at(-1)?.id ?? null) : null)
      if (!isMore) await refreshSubjects(tx)
      return isMore
    })
  } catch (error) {
    if (areAlone || isConnectionError(error as object)) throw error
    return readBatch(deps, index, true)
  }
}

const storeEach = (deps: BatchDeps, index: TermIndex, posts: readonly ReadPost[]) =>
  forEachIsolated(deps, { job: 'salary-posts', rows: posts, idOf: ({ id }) => id }, (post) =>
    store(deps.db, index, [post]),
  )

async function store(db: Db, index: TermIndex, posts: readonly ReadPost[]): Promise<void> {
  const stems = await stemsOfWords(db, [...new Set(posts.flatMap(({ title }) => tokensOf(title)))])
  const scoped = posts
    .filter(({ counts }) => counts)
    .map(({ id, title, category, country, region }) => ({
      id,
      category: slugOf(category),
      title: titleIn(index, title, stems),
      area: areaSlug(country, region),
    }))
  await putScopes(
    db,
    scoped.filter(({ category }) => category !== ''),
  )
  await removePosts(
    db,
    posts.filter(({ counts, category }) => !counts || slugOf(category) === '').map(({ id }) => id),
  )
}
