import { type RawBuilder, sql } from 'kysely'

/** The member who wrote in the name of a company; without a first name if they never gave one. */
export interface Writer {
  id: string
  firstName: string | null
}

/**
 * The member who wrote a message of `sender`; null for job seekers, and for companies that never had a second member.
 * Reads a member as JSON, because the first name is a column of a later migration.
 */
export const writerOf = (sender: RawBuilder<unknown>, sentBy: RawBuilder<unknown>): RawBuilder<Writer | null> =>
  sql<Writer | null>`(select json_build_object('id', person.id, 'firstName', coalesce(
      (select to_jsonb(m) ->> 'first_name' from company_members m
        where m.user_id = person.id and m.company_id = ${sender}),
      (select f.first_name from former_members f where f.user_id = person.id and f.company_id = ${sender}),
      (select e.first_name from employers e where e.user_id = person.id and person.id = ${sender} and e.erased_at is null
          and exists (select from company_members m where m.user_id = person.id and m.company_id = ${sender}))))
    from (select coalesce(${sentBy}, ${sender}) as id) person
    where ${sentBy} is not null
      or exists (select from company_members m where m.company_id = ${sender} and m.user_id <> ${sender})
      or exists (select from former_members f where f.company_id = ${sender}))`
