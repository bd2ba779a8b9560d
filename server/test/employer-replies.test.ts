import { endpoints } from '@hearback/contract/all.ts'
import { expect, test } from 'vitest'
import { Refusal, testApp } from './app.ts'
import { permissions } from './permission-table.ts'
import { renewWorld, type World } from './permission-world.ts'

const app = testApp()

test('replies to the only member of a company stay as recorded', { timeout: 120_000 }, async () => {
  const lines: string[] = []
  for (const [name, endpoint] of endpoints) {
    const [expected, input = () => ({})] = permissions[name] ?? []
    // The data export contains random hashes, and has its own tests.
    if (expected?.hana === 'not_allowed' || name === 'exportData') continue
    const world = await renewWorld(app)
    // A company that never had another member.
    await app.pool.query('delete from company_members where company_id = $1 and user_id <> $1', [world.hana._id])
    await app.pool.query('delete from former_members')
    const reply = await world.callers.hana.call(endpoint, input(world, 'hana') as never).catch((error: unknown) => {
      if (error instanceof Refusal) return { code: error.body.code }
      throw error
    })
    lines.push(`${name} ${maskChanging(JSON.stringify(reply), world)}`)
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('__snapshots__/employer-replies.txt')
})

const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gu
const changing: readonly [RegExp, string][] = [
  // Lines of a calendar are folded at 75 bytes, wherever these are.
  [/\\r\\n /gu, ''],
  [/\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?/gu, '<time>'],
  [/"(?:whsec_|hearback_)[^"]*"/gu, '"<secret>"'],
  [/"[^"]*\b[\w-]{32,}[^"]*"/gu, '"<token>"'],
  // The last characters of a new API key.
  [/"hint":"[^"]{4}"/gu, '"hint":"<hint>"'],
  [/\d{8}T\d{6}Z/gu, '<time>'],
  [/"version":"[\w.-]+"/gu, '"version":"<version>"'],
  [/"[\w-]{22}"/gu, '"<credential>"'],
  [/HB-\w{4}-\w\w/gu, '<case>'],
  [/person\d+@/gu, 'person@'],
  [/Company \d+/gu, 'Company'],
  [/cs_[\w]+/gu, '<checkout>'],
]

/** Replaces people and the job by names, and masks other ids, times, tokens and numbered names. */
function maskChanging(reply: string, { hana, ana, jobId }: World): string {
  const names = new Map([
    [hana._id, '<hana>'],
    [ana._id, '<ana>'],
    [jobId, '<job>'],
  ])
  const withoutIds = reply.replaceAll(uuid, (id) => names.get(id) ?? '<id>')
  return changing.reduce((text, [pattern, mask]) => text.replaceAll(pattern, mask), withoutIds)
}
