import { anyUuid } from '../../db/any-uuid.ts'
import type { Db } from '../../db/database.ts'
import { isJobListed, isJobShown, type Listing } from '../../db/visibility.ts'

/** Those of the jobs that the sitemaps name while they are open: shown, and of listed companies. Ended and deleted ones too. */
export const listAnnounced = (db: Db, listing: Listing, ids: readonly string[]) =>
  db
    .selectFrom('jobs')
    .select(['id', 'title'])
    .where('id', '=', anyUuid(ids))
    .where(isJobShown())
    .where(isJobListed(listing))
    .orderBy('id')
    .execute()
