import { sql } from 'kysely'
import { memberFirstName } from '../../../db/company-columns.ts'
import type { Db } from '../../../db/database.ts'

/** The latest step of an application besides views, with the names of its people; undefined if there is none. */
export const findLatestStep = (db: Db, applicationId: string) =>
  db
    .selectFrom('application_steps')
    .innerJoin('applications', 'applications.id', 'application_steps.application_id')
    .innerJoin('seekers', 'seekers.user_id', 'applications.seeker_id')
    .select(['to_status as to', 'by', 'actor_id as actorId', 'at', 'seekers.first_name as seekerName'])
    .select(memberFirstName(sql.ref('applications.employer_id'), sql.ref('application_steps.actor_id')).as('actorName'))
    .where('application_id', '=', applicationId)
    .where('to_status', '<>', 'viewed')
    .orderBy('at', 'desc')
    .orderBy('application_steps.id', 'desc')
    .limit(1)
    .executeTakeFirst()
