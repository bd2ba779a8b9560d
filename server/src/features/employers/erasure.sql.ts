import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'

/** Clears the columns that identify the company. The row and its figures stay for the other party of past applications. */
export const blankEmployer = (tx: Tx, id: string) =>
  tx
    .updateTable('employers')
    .set({
      first_name: 'Deleted',
      last_name: 'account',
      nickname: null,
      profession: null,
      gender: null,
      business_name: 'Deleted company',
      business_location: null,
      place_id: null,
      latitude: null,
      longitude: null,
      location_text: null,
      location_city: null,
      location_region: null,
      location_country: null,
      company_size: null,
      company_website: null,
      industry_type: null,
      business_description: null,
      picture_key: null,
      erased_at: sql`now()`,
    })
    .where('user_id', '=', id)
    .execute()
