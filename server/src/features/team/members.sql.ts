import { limits } from '@hearback/contract/values/limits.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'
import type { CompanyId, PersonId } from '../../db/ids.ts'

/** Founders enter their name with the profile of their company. */
const nameColumn = (column: 'first_name' | 'last_name') =>
  sql<string>`coalesce(company_members.${sql.ref(column)},
    case when company_members.user_id = company_members.company_id then employers.${sql.ref(column)} end, '')`.as(
    column,
  )

const members = (db: Db, companyId: CompanyId) =>
  db
    .selectFrom('company_members')
    .innerJoin('users', 'users.id', 'company_members.user_id')
    .leftJoin('employers', 'employers.user_id', 'company_members.company_id')
    .select(['company_members.user_id', 'company_members.role', 'users.email', 'users.language'])
    .select([nameColumn('first_name'), nameColumn('last_name')])
    .select((eb) => eb.fn.coalesce('company_members.joined_at', 'users.created_at').as('joined_at'))
    .where('company_members.company_id', '=', companyId)

export type MemberRow = Awaited<ReturnType<typeof listMembers>>[number]

/** The members of the company, owners first and contributors last, each in the order in which they joined. */
export const listMembers = (db: Db, companyId: CompanyId) =>
  members(db, companyId)
    .orderBy(sql`array_position(array['owner', 'recruiter', 'contributor'], company_members.role)`)
    .orderBy('joined_at')
    .orderBy('company_members.user_id')
    .limit(limits.companyMembers)
    .execute()

export const findMember = (db: Db, companyId: CompanyId, userId: PersonId) =>
  members(db, companyId).where('company_members.user_id', '=', userId).executeTakeFirst()

export const findMemberByEmail = (db: Db, companyId: CompanyId, email: string) =>
  members(db, companyId).where('users.email', '=', email).executeTakeFirst()

/** The membership of an account; `is_alone`: no other member, and no company profile. */
export const findMembership = (db: Db, userId: PersonId) =>
  db
    .selectFrom('company_members')
    .select('company_id')
    .select(
      sql<boolean>`not exists (select from employers where employers.user_id = company_members.company_id)
        and not exists (select from company_members other
          where other.company_id = company_members.company_id and other.user_id <> company_members.user_id)`.as(
        'is_alone',
      ),
    )
    .where('user_id', '=', userId)
    .executeTakeFirst()

export const countMembers = async (db: Db, companyId: CompanyId): Promise<number> =>
  (
    await db
      .selectFrom('company_members')
      .select((eb) => eb.fn.countAll<number>().as('members'))
      .where('company_id', '=', companyId)
      .executeTakeFirstOrThrow()
  ).members

interface Joining {
  userId: PersonId
  companyId: CompanyId
  role: string
  firstName: string
  lastName: string
}

/** Replaces an earlier membership, such as of the company that each new employer account founds. */
export const joinCompany = (tx: Tx, { userId, companyId, role, firstName, lastName }: Joining) =>
  tx
    .insertInto('company_members')
    .values({
      user_id: userId,
      company_id: companyId,
      role,
      first_name: firstName,
      last_name: lastName,
      joined_at: sql`now()`,
    })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => ({
        company_id: eb.ref('excluded.company_id'),
        role: eb.ref('excluded.role'),
        first_name: eb.ref('excluded.first_name'),
        last_name: eb.ref('excluded.last_name'),
        joined_at: eb.ref('excluded.joined_at'),
      })),
    )
    .execute()

/** Fails at company_members_owner for the last owner. */
export const setRole = (tx: Tx, companyId: CompanyId, userId: PersonId, role: string) =>
  tx
    .updateTable('company_members')
    .set({ role })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .execute()

/** Fails at company_members_owner for the last owner. */
export const deleteMember = (tx: Tx, companyId: CompanyId, userId: PersonId) =>
  tx.deleteFrom('company_members').where('company_id', '=', companyId).where('user_id', '=', userId).execute()

/** Erases the name. */
export const eraseMemberName = (tx: Tx, userId: PersonId) =>
  tx
    .updateTable('company_members')
    .set({ first_name: null, last_name: null, joined_at: null })
    .where('user_id', '=', userId)
    .execute()
