import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { emptyEmployer } from '../../domain/employer-fields.ts'

/** Clears the columns that identify the company. The row and its figures stay for the other party of past applications. */
export const blankEmployer = (tx: Tx, id: string) =>
  tx
    .updateTable('employers')
    .set({
      ...emptyEmployer,
      first_name: 'Deleted',
      last_name: 'account',
      business_name: 'Deleted company',
      business_location: null,
      place_id: null,
      latitude: null,
      longitude: null,
      location_text: null,
      location_city: null,
      location_region: null,
      location_country: null,
      picture_key: null,
      erased_at: sql`now()`,
    })
    .where('user_id', '=', id)
    .execute()
