import { updateEmployerProfile, uploadEmployerPicture } from '@hearback/contract/people/employers.ts'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { aVerifiedCompany } from '../../../test/domain-factory.ts'
import { anEmployer, type EmployerPerson } from '../../../test/employer-factory.ts'
import { anAccount, type Person } from '../../../test/factories.ts'
import { caseOf } from '../../../test/moderation-factory.ts'
import { checkLookalikes } from './check-companies.service.ts'

const app = testApp({ VERIFY: 'on' })
let admin: Person
let hana: EmployerPerson
// A scheduled job would check companies before the test does.
beforeEach(async () => {
  await app.pool.query('delete from pgboss.schedule')
  admin = await anAccount(app, 'admin')
  hana = await aVerifiedCompany(app, 'Copper Kettle Bakery', 'copperkettle.example')
})

const check = () => checkLookalikes(app.deps)
const cases = async () =>
  (await app.pool.query('select rule, target_id as target, other_id as other, status from reports order by id')).rows

const logo = (background: string, shape: string, side = 400) =>
  sharp({ create: { width: side, height: side, channels: 3, background } }).composite([
    {
      input: Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 8 8">${shape}</svg>`,
      ),
    },
  ])
const kettle = '<path d="M1 1h2v6H1zM4 2h1v3H4zM6 0h1v7H6zM3 6h3v1H3z" fill="#111"/><path d="M2 3h4v1H2z" fill="#d52"/>'
const anvil = '<path d="M0 5h7v2H0zM2 1h1v5H2zM5 3h3v1H5zM4 0h2v2H4z" fill="#222"/>'
const stripes = '<path d="M1 0h1v8H1zM3 0h1v8H3zM5 0h1v8H5z" fill="#111"/>'
async function upload(by: Person, content: Promise<Buffer>): Promise<void> {
  await by.call(uploadEmployerPicture, { file: new File([new Uint8Array(await content)], 'logo.png') })
}

describe('a logo', () => {
  const sameLogo = (by: Person) => ({ rule: 'same_logo', target: by._id, other: hana._id, status: 'open' })

  test.each([
    ['the same file', () => logo('#fff', kettle).png().toBuffer()],
    ['another size and format', () => logo('#fff', kettle, 700).jpeg({ quality: 60 }).toBuffer()],
    ['slightly other colors', () => logo('#fffbe8', kettle.replace('#111', '#333')).png().toBuffer()],
  ])('of a verified company in %s opens a case', async (_, copy) => {
    const otto = await anEmployer(app, { businessName: 'Silver Spoon' })
    await upload(hana, logo('#fff', kettle).png().toBuffer())
    await upload(otto, copy())
    await check()
    expect(await cases()).toEqual([sameLogo(otto)])
    const [found] = (await caseOf(admin, 'company', otto._id)).comparisons
    expect([found?.own.picture, found?.other.picture]).toEqual([expect.anything(), expect.anything()])
  })

  test.each([
    ['is another one', logo('#fff', kettle), logo('#fff', anvil)],
    ['has another width of its stripes', logo('#fff', stripes), logo('#fff', stripes.replaceAll('h1', 'h2'))],
    ['has one color', logo('#fff', ''), logo('#fff', '')],
  ])('that %s opens none', async (_, one, other) => {
    const otto = await anEmployer(app, { businessName: 'Silver Spoon' })
    await upload(hana, one.png().toBuffer())
    await upload(otto, other.png().toBuffer())
    await check()
    expect(await cases()).toEqual([])
  })
})

test('a logo that cannot be read does not keep the name from being compared', async () => {
  const otto = await anEmployer(app, { businessName: 'Silver Spoon' })
  await upload(otto, logo('#fff', kettle).png().toBuffer())
  await check()
  await otto.call(updateEmployerProfile, { params: { id: otto._id }, body: { businessName: 'Copper Kettle Bakery' } })
  const files = { ...app.deps.files, open: () => Promise.reject(new Error('no storage')) }
  await checkLookalikes({ ...app.deps, files })
  expect(await cases()).toMatchObject([{ rule: 'similar_name', target: otto._id }])
  expect((await app.pool.query(`select from failed_rows where job = 'lookalikes'`)).rowCount).toBe(1)
})
