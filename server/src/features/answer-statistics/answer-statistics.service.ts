import type { AnswerReport } from '@hearback/contract/trust/answer-statistics.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { areaBySlug, areaSlug } from '../places/places.service.ts'
import { chooseGroups, isPublishable } from './answer-statistics.rules.ts'
import {
  beginRun,
  copyFinishedRounds,
  deleteStatistics,
  type GroupKind,
  insertAll,
  insertGroups,
  listGroups,
  listRegions,
  listStatistics,
  measureOthers,
} from './answer-statistics.sql.ts'
import { reportView } from './answer-statistics.view.ts'

/** Categories and areas with figures of their own, at most; smaller ones count among all others. */
const most: Record<GroupKind, number> = { category: 60, area: 80 }

/** The public figures as they were computed last (product.md section 20.1): one read of at most 142 rows. */
export const answerReport = async (db: Db): Promise<AnswerReport> => reportView(await listStatistics(db), areaBySlug)

/** Computes the public figures in place of those from the last run; several runs take turns. */
export async function refreshAnswerStatistics({ db }: Pick<Deps, 'db'>): Promise<void> {
  const areas = (await listRegions(db)).flatMap(({ country, region }) => {
    const slug = areaSlug(country, region)
    return slug ? [{ country, region, slug }] : []
  })
  await db.transaction().execute(async (tx) => {
    await beginRun(tx)
    await copyFinishedRounds(tx, areas)
    await deleteStatistics(tx)
    const all = await measureOthers(tx, 'category', [])
    if (!all || !isPublishable(all)) return
    await insertAll(tx)
    await storeGroups(tx, 'category')
    await storeGroups(tx, 'area')
  })
}

async function storeGroups(tx: Tx, kind: GroupKind): Promise<void> {
  const named = await chooseGroups(await listGroups(tx, kind), most[kind], (published) =>
    measureOthers(tx, kind, published),
  )
  if (named.length > 0) await insertGroups(tx, kind, named)
}
