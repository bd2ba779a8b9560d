import type { BatchDeps } from '../../../queue/isolated-rows.ts'
import { publishTalents } from '../../../search/index/write-documents.sql.ts'
import { backfillPlaces } from '../../places/backfill-places.service.ts'
import { lockUnreadCities, updateSeeker } from './seekers.sql.ts'

/** Parses the cities of profiles stored by earlier releases, at most 5,000 per run. They are reindexed. */
export const readSeekerPlaces = (deps: BatchDeps): Promise<void> =>
  backfillPlaces(deps, {
    job: 'profile-places',
    lockUnread: lockUnreadCities,
    textOf: (row) => row.city,
    store: updateSeeker,
    onRead: publishTalents,
  })
