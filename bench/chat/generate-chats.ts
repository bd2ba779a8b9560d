import type pg from 'pg'
import { openDatabase } from '../../server/src/db/database.ts'
import { migrate } from '../../server/src/db/migrate.ts'
import { hashToken } from '../../server/src/features/accounts/account/tokens.ts'

/** The session token of a person: even ones are employers, odd ones seekers. Deterministic, so that no one signs in. */
export const tokenOfPerson = (person: number): string => `chat-bench-token-${String(person).padStart(26, '0')}`

const emailOf = (person: number) => `person${person}@chat-bench.example`

/** Creates missing chats until there are `chats` open ones; returns their ids in order. */
export async function fillChats(pool: pg.Pool, chats: number): Promise<string[]> {
  await migrate(openDatabase(pool))
  const people = Array.from({ length: chats * 2 }, (_, person) => person)
  await pool.query(
    `with people as (
       insert into users (email, phone, password_hash, user_type)
       select email, '+12085550100', 'no password', type from unnest($1::text[], $2::text[]) as row (email, type)
       on conflict do nothing
       returning id, email, user_type
     ), employed as (
       insert into employers (user_id, first_name, last_name, business_name, business_location)
       select id, 'Bench', 'Employer', 'Company ' || email, 'Boise, ID' from people where user_type = 'employer'
     ), seeking as (
       insert into seekers (user_id, first_name, last_name, city, job_title, skills, published_at)
       select id, 'Bench', 'Seeker', 'Boise', 'Baker', '{Baking}', now() from people where user_type = 'jobseeker'
     )
     insert into sessions (user_id, token_hash, expires_at)
     select id, token, now() + interval '30 days' from people join unnest($1::text[], $3::bytea[]) as row (email, token) using (email)`,
    [
      people.map(emailOf),
      people.map((person) => (person % 2 === 0 ? 'employer' : 'jobseeker')),
      people.map((person) => hashToken(tokenOfPerson(person))),
    ],
  )
  const pairs = [
    people.filter((person) => person % 2 === 0).map(emailOf),
    people.filter((person) => person % 2 === 1).map(emailOf),
  ]
  await pool.query(
    `insert into chats (employer_id, seeker_id, state, started_by, accepted_at)
     select employer.id, seeker.id, 'open', 'employer', now() from unnest($1::text[], $2::text[]) as pair (employer, seeker)
     join users employer on employer.email = pair.employer join users seeker on seeker.email = pair.seeker
     on conflict do nothing`,
    pairs,
  )
  const { rows } = await pool.query<{ id: string }>(
    `select chats.id from unnest($1::text[]) with ordinality as pair (email, place)
     join users on users.email = pair.email join chats on chats.employer_id = users.id order by pair.place`,
    [pairs[0]],
  )
  return rows.map(({ id }) => id)
}

/** Deletes all messages, so that earlier loads do not affect this one. */
export async function emptyChats(pool: pg.Pool): Promise<void> {
  await pool.query('truncate messages cascade')
  await pool.query(
    `update chats set last_seq = 0, last_message_at = null, employer_read_seq = 0, seeker_read_seq = 0,
       employer_delivered_seq = 0, seeker_delivered_seq = 0, employer_unread = 0, seeker_unread = 0`,
  )
  await pool.query(`update sessions set expires_at = now() + interval '30 days' where token_hash is not null`)
  await pool.query('vacuum analyze')
}
