import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'

export const deleteExperiencesOf = (tx: Tx, seekerId: string) =>
  tx.deleteFrom('experiences').where('seeker_id', '=', seekerId).execute()

export const deleteHiddenEmployersOf = (tx: Tx, seekerId: string) =>
  tx.deleteFrom('hidden_employers').where('seeker_id', '=', seekerId).execute()

/** Takes all that says who the person is; the row stays for those they dealt with. */
export const blankSeeker = (tx: Tx, id: string) =>
  tx
    .updateTable('seekers')
    .set({
      first_name: 'Deleted',
      last_name: 'account',
      nickname: 'Deleted account',
      vacation_hours: null,
      covid_vaccine: null,
      medical_insurance: null,
      dental_insurance: null,
      city: '',
      place_id: null,
      latitude: null,
      longitude: null,
      location_text: '',
      location_city: null,
      location_region: null,
      location_country: null,
      hourly_rate: null,
      availability: null,
      job_title: '',
      institute_name: null,
      subject: null,
      education_start: null,
      education_end: null,
      job_category: null,
      skills: sql`'{}'`,
      about_me: null,
      picture_key: null,
      published_at: null,
    })
    .where('user_id', '=', id)
    .execute()
