import type { BatchDeps } from '../../queue/isolated-rows.ts'
import { backfillPlaces } from '../places/backfill-places.service.ts'
import { lockUnreadLocations, updateEmployer } from './employers.sql.ts'

/** Parses company locations stored by earlier releases, at most 5,000 per run. */
export const readCompanyPlaces = (deps: BatchDeps): Promise<void> =>
  backfillPlaces(deps, {
    job: 'company-places',
    lockUnread: lockUnreadLocations,
    textOf: (row) => row.business_location ?? '',
    store: updateEmployer,
  })
