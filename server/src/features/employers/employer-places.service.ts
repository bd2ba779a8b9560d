import type { Isolating } from '../../queue/isolated-rows.ts'
import { backfillPlaces } from '../places/backfill-places.service.ts'
import { lockUnreadLocations, updateEmployer } from './employers.sql.ts'

/** Reads the parts of company locations of earlier releases, at most 5,000 a run. */
export const readCompanyPlaces = (deps: Isolating): Promise<void> =>
  backfillPlaces(deps, {
    job: 'company-places',
    lockUnread: lockUnreadLocations,
    textOf: (row) => row.business_location ?? '',
    store: updateEmployer,
  })
