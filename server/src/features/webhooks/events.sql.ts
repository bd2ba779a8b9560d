import { sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'

/** Enqueues an event of an application for the endpoints of its company. One statement, which writes nothing without one. */
export async function enqueueApplication(
  tx: Tx,
  companyId: CompanyId,
  applicationId: string,
  type: string,
): Promise<void> {
  await sql`select enqueue_webhook(${companyId}, ${type}, application.id,
      jsonb_build_object('applicationId', application.id, 'jobId', application.job_id, 'status', application.status))
    from applications application where application.id = ${applicationId}`.execute(tx)
}

/** As `enqueueApplication`, by the latest change of the interview. */
export async function enqueueInterview(tx: Tx, companyId: CompanyId, applicationId: string): Promise<void> {
  await sql`select enqueue_webhook(${companyId},
      case change.kind when 'picked' then 'interview.scheduled' when 'canceled' then 'interview.canceled'
        else 'interview.changed' end,
      application.id,
      jsonb_build_object('applicationId', application.id, 'jobId', application.job_id, 'interviewId', change.interview_id,
        'change', change.kind, 'startsAt', to_char(change.slot at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')))
    from applications application
    cross join lateral (select kind, slot, interview_id from interview_changes
      where application_id = application.id order by at desc, id desc limit 1) change
    where application.id = ${applicationId}`.execute(tx)
}

/** As `enqueueApplication`, for the current status of an offer; replaced offers have no event of their own. */
export async function enqueueOffer(tx: Tx, companyId: CompanyId, offerId: string): Promise<void> {
  await sql`select enqueue_webhook(${companyId},
      'offer.' || case status when 'pending' then 'sent' when 'rescinded' then 'withdrawn' else status end,
      coalesce(application_id, id),
      jsonb_build_object('offerId', id, 'applicationId', application_id, 'jobId', job_id, 'status', status))
    from offers where id = ${offerId} and status <> 'superseded'`.execute(tx)
}

/** Enqueues the event that owners send to try an endpoint. */
export async function enqueueTest(tx: Tx, companyId: CompanyId, endpointId: string): Promise<void> {
  await sql`with event as (
      insert into webhook_events (company_id, type, subject_id, data)
      values (${companyId}, 'test', gen_random_uuid(), jsonb_build_object('endpointId', ${endpointId}::text))
      returning id, subject_id)
    insert into webhook_deliveries (endpoint_id, event_id, subject_id)
    select ${endpointId}::uuid, id, subject_id from event`.execute(tx)
}

/** Deletes events after 30 days with their deliveries, unless one is waiting. */
export const purgeEvents = (db: Db) =>
  sql`delete from webhook_events event where created_at < now() - interval '30 days'
    and not exists (select from webhook_deliveries where event_id = event.id and status = 'waiting')`.execute(db)
