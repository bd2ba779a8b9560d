import type { Isolating } from '../../../queue/isolated-rows.ts'
import { publishTalents } from '../../../search/index/write-documents.sql.ts'
import { backfillPlaces } from '../../places/backfill-places.service.ts'
import { lockUnreadCities, updateSeeker } from './seekers.sql.ts'

/** Reads the parts of cities of earlier releases, at most 5,000 profiles a run. A profile that gains a town is found by it. */
export const readSeekerPlaces = (deps: Isolating): Promise<void> =>
  backfillPlaces(deps, {
    job: 'profile-places',
    lockUnread: lockUnreadCities,
    textOf: (row) => row.city,
    store: updateSeeker,
    onTownsFound: publishTalents,
  })
