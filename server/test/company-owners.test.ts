import { expect, test } from 'vitest'
import { testApp } from './app.ts'
import { anAccount, type Person } from './factories.ts'

const app = testApp()

const setRole = (member: Person, role: string) =>
  app.pool.query('update company_members set role = $1 where user_id = $2', [role, member._id])
const join = (member: Person, company: Person, role = 'owner') =>
  app.pool.query('update company_members set company_id = $1, role = $2 where user_id = $3', [
    company._id,
    role,
    member._id,
  ])
const leave = (member: Person) => app.pool.query('delete from company_members where user_id = $1', [member._id])
const ownerMissing = { code: '23514', constraint: 'company_members_owner' }
const countOf = async (company: Person, role: string) =>
  (await app.pool.query('select from company_members where company_id = $1 and role = $2', [company._id, role]))
    .rowCount

async function aCompany(owners: number): Promise<Person[]> {
  const members: Person[] = []
  for (let each = 0; each < owners; each++) members.push(await anAccount(app, 'employer'))
  const [founder, ...others] = members
  if (founder) for (const other of others) await join(other, founder)
  return members
}

test('the last owner of a company with other members neither leaves nor becomes a recruiter', async () => {
  const [founder, rita] = (await aCompany(2)) as [Person, Person]
  await setRole(rita, 'recruiter')
  await expect(setRole(founder, 'recruiter')).rejects.toMatchObject(ownerMissing)
  await expect(leave(founder)).rejects.toMatchObject(ownerMissing)
  await setRole(rita, 'owner')
  await leave(founder)
  await expect(setRole(rita, 'recruiter')).rejects.toMatchObject(ownerMissing)
  await leave(rita)
})

test('a company has no recruiter without an owner, and an erased one no members', async () => {
  const [olga, rita] = [await anAccount(app, 'employer'), await anAccount(app, 'employer')]
  await leave(olga)
  await expect(join(rita, olga, 'recruiter')).rejects.toMatchObject(ownerMissing)
  await app.pool.query(`update users set origin = 'erased' where id = $1`, [olga._id])
  await expect(join(rita, olga)).rejects.toMatchObject(ownerMissing)
  await expect(setRole(rita, 'guest')).rejects.toMatchObject({ constraint: 'company_members_role' })
})

test('a member who moves to another company leaves an owner behind', async () => {
  const [olga, rita] = (await aCompany(2)) as [Person, Person]
  await setRole(rita, 'recruiter')
  const other = await anAccount(app, 'employer')
  await expect(join(olga, other)).rejects.toMatchObject(ownerMissing)
})

test.each([
  ['become recruiters', (member: Person) => setRole(member, 'recruiter'), { owner: 1, recruiter: 20 }],
  ['leave', leave, { owner: 1, recruiter: 1 }],
] as const)('of 20 owners who %s at the same moment, one stays', async (_what, change, left) => {
  const owners = await aCompany(20)
  const [founder] = owners as [Person]
  await join(await anAccount(app, 'employer'), founder, 'recruiter')
  const results = await Promise.allSettled(owners.map(change))
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  expect(refused).toMatchObject([ownerMissing])
  expect(await countOf(founder, 'owner')).toBe(left.owner)
  expect(await countOf(founder, 'recruiter')).toBe(left.recruiter)
})

test('100 concurrent changes of roles never leave a company without an owner', async () => {
  const members = await aCompany(5)
  const [founder] = members as [Person]
  await Promise.allSettled(
    Array.from({ length: 100 }, (_, at) =>
      setRole(members[at % 5] as Person, ['owner', 'recruiter', 'contributor'][(at * 7) % 3] as string),
    ),
  )
  expect(await countOf(founder, 'owner')).toBeGreaterThan(0)
})

test('the account of a last owner who is not the founder is not deleted from under its recruiters', async () => {
  const [founder, olga, rita] = (await aCompany(3)) as [Person, Person, Person]
  await setRole(rita, 'recruiter')
  await leave(founder)
  await expect(app.pool.query('delete from users where id = $1', [olga._id])).rejects.toMatchObject(ownerMissing)
})

test('a founder’s account that is deleted takes its members along', async () => {
  const [founder] = (await aCompany(3)) as [Person]
  await app.pool.query('delete from users where id = $1', [founder._id])
  expect((await app.pool.query('select from company_members')).rowCount).toBe(0)
})
