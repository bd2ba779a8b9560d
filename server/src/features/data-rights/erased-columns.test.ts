import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { findUnerasedColumns, type Role } from '../../../test/erased-columns.ts'
import { anAccount, type Person } from '../../../test/factories.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { isOfParty, type Part } from './data-rights.sql.ts'
import { exported } from './personal-data.ts'

const app = testApp()

/** Both accounts, and the role to erase. */
async function accounts(role: Role): Promise<Record<Role, Person> & { role: Role }> {
  return { seeker: await aSeeker(app), employer: await anEmployer(app), role }
}

test.each(['seeker', 'employer'] as const)('every personal column of a %s is exported and erased', async (role) => {
  const found = await findUnerasedColumns(app.deps, await accounts(role))
  const hint =
    'Each column of a table of `exported` in personal-data.ts is personal: erase it in the erasure.sql.ts of its feature, or name it in `kept` if it is not personal.'
  expect({ unexported: found.unexported, unerased: found.unerased }, hint).toEqual({ unexported: [], unerased: [] })
  expect(found.checked).toBeGreaterThan(100)
})

test('of a founder whose company lives on, the person is erased and the company is not', async () => {
  const [all, other] = [await accounts('employer'), await anAccount(app, 'employer')]
  const found = await findUnerasedColumns(app.deps, {
    ...all,
    async prepare(tx) {
      await sql`insert into company_members (user_id, company_id, role)
        values (${other._id}, ${all.employer._id}, 'owner')`.execute(tx)
      await sql`update employers set place_id = null`.execute(tx)
    },
  })
  const parts = new Map<string, Part>(Object.entries(exported))
  const isOfPerson = (name: string) => {
    const part = parts.get(name.split('.')[0] ?? '')
    return part !== undefined && part.owner === undefined && !isOfParty(part)
  }
  expect(found.unerased.filter(isOfPerson)).toEqual([])
  const ofPerson = ['first_name', 'last_name', 'nickname', 'profession', 'gender'].map((name) => `employers.${name}`)
  expect(found.unerased.filter((name) => ofPerson.includes(name))).toEqual([])
  expect(found.unerased).toContain('employers.business_description')
})

test.each([
  ['seekers', 'seeker', 'text', ['seekers.planted']],
  ['employers', 'employer', 'date', ['employers.planted']],
  ['jobs', 'employer', 'text[]', ['jobs.planted']],
  // A new column of deleted rows is deleted with them.
  ['experiences', 'seeker', 'text', []],
] as const)('a new column of %s that is not erased is found', async (table, role, type, unerased) => {
  const plant = `alter table ${table} add column planted ${type}`
  const found = await findUnerasedColumns(app.deps, await accounts(role), plant)
  expect(found).toMatchObject({ unexported: [], unerased })
})
