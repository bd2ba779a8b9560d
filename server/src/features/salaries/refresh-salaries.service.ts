import type { Deps } from '../../deps.ts'
import { forEachIsolated } from '../../queue/isolated-rows.ts'
import { readSalaryPosts } from './read-salary-posts.service.ts'
import { computeFigures, listDueSubjects } from './salary-figures.sql.ts'
import { requestPass } from './salary-posts.sql.ts'

/** A run of five minutes starts no batch of posts or subjects after this time; each takes about a second. */
const usualBudgetMs = 10_000
const subjectsPerBatch = 10

/** Reads new posts, and computes salary figures that are a day old, until there are no more or the time is used up. */
export async function refreshSalaries(deps: Pick<Deps, 'db' | 'log'>, budgetMs = usualBudgetMs): Promise<void> {
  const end = performance.now() + budgetMs
  const isInTime = () => performance.now() < end
  await readSalaryPosts(deps, isInTime)
  for (let isMore = true; isMore && isInTime(); ) {
    const rows = await listDueSubjects(deps.db, subjectsPerBatch)
    await forEachIsolated(deps, { job: 'salary-figures', rows, idOf: ({ slug }) => slug }, (subject) =>
      computeFigures(deps.db, subject),
    )
    isMore = rows.length === subjectsPerBatch
  }
}

/** Reads all posts now, although the last pass may be recent, and computes all due figures. For commands that add many jobs. */
export async function refreshSalariesNow(deps: Pick<Deps, 'db' | 'log'>): Promise<void> {
  await requestPass(deps.db)
  await refreshSalaries(deps, Number.POSITIVE_INFINITY)
}
