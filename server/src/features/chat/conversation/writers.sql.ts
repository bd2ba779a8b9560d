import { type RawBuilder, sql } from 'kysely'
import { memberFirstName } from '../../../db/company-columns.ts'

/** The member who wrote in the name of a company; without a first name if they never gave one. */
export interface Writer {
  id: string
  firstName: string | null
}

/**
 * The member who wrote a message of `sender`; null for job seekers, and for companies that never had a second member.
 */
export const writerOf = (sender: RawBuilder<unknown>, sentBy: RawBuilder<unknown>): RawBuilder<Writer | null> =>
  sql<Writer | null>`(select json_build_object('id', person.id, 'firstName', ${memberFirstName(sender, sql`person.id`)})
    from (select coalesce(${sentBy}, ${sender}) as id) person
    where ${sentBy} is not null
      or exists (select from company_members m where m.company_id = ${sender} and m.user_id <> ${sender})
      or exists (select from former_members f where f.company_id = ${sender}))`
