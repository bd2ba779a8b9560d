import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { emptyEmployer } from '../../domain/employer-fields.ts'

const noPerson = { first_name: '', last_name: '', nickname: null, profession: null, gender: null }

/** Clears the person that the profile names. */
export const blankContactPerson = (tx: Tx, id: string) =>
  tx.updateTable('employers').set(noPerson).where('user_id', '=', id).execute()

/** Clears a former member from the profiles that still name them; returns the ids of the companies. */
export const blankFormerContact = (tx: Tx, userId: string) =>
  tx
    .updateTable('employers')
    .from('former_members')
    .set(noPerson)
    .whereRef('former_members.company_id', '=', 'employers.user_id')
    .whereRef('former_members.first_name', '=', 'employers.first_name')
    .where('former_members.user_id', '=', userId)
    .returning('employers.user_id')
    .execute()

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
      careers_sites: [],
      erased_at: sql`now()`,
    })
    .where('user_id', '=', id)
    .execute()
