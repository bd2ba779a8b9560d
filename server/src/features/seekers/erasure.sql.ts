import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { emptyProfile } from '../../domain/profile-fields.ts'

export const deleteExperiencesOf = (tx: Tx, seekerId: string) =>
  tx.deleteFrom('experiences').where('seeker_id', '=', seekerId).execute()

export const deleteHiddenEmployersOf = (tx: Tx, seekerId: string) =>
  tx.deleteFrom('hidden_employers').where('seeker_id', '=', seekerId).execute()

/** Erases everything that identifies the person; the row stays for the other party of past contacts. */
export const blankSeeker = (tx: Tx, id: string) =>
  tx
    .updateTable('seekers')
    .set({
      ...emptyProfile,
      first_name: 'Deleted',
      last_name: 'account',
      nickname: 'Deleted account',
      city: '',
      job_title: '',
      skills: sql`'{}'`,
      place_id: null,
      latitude: null,
      longitude: null,
      location_text: '',
      location_city: null,
      location_region: null,
      location_country: null,
      picture_key: null,
      published_at: null,
      terms_shown: false,
    })
    .where('user_id', '=', id)
    .execute()
