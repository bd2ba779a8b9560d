import { signUp, updateLastSeen } from '@hearback/contract/accounts/accounts.ts'
import { endpoints } from '@hearback/contract/all.ts'
import { findAccounts } from '@hearback/contract/trust/moderation.ts'
import { beforeEach, expect, test } from 'vitest'
import { eventually, testApp } from '../app.ts'
import { anAccount, type Person, password } from '../factories.ts'
import { inLong } from '../long.ts'
import '../matchers.ts'
import { renewWorld, tablesOf, testPlaceNames, type World } from '../permission-world.ts'
import { callsOf, type HostileCall } from './calls.ts'
import { expectedRefusal, faultOf, faultOfGate } from './check-response.ts'
import { sendAs } from './send-call.ts'

// FUZZ_RUNS calls per endpoint, by FUZZ_SEED. The long run (npm run test:long) makes many with a new seed.
const runs = Number(process.env.FUZZ_RUNS ?? 14)
const seed = Number(process.env.FUZZ_SEED ?? 20_261_122)

const app = testApp()
testPlaceNames(app)
// Scheduled jobs would change rows during the checks.
beforeEach(() => app.pool.query('delete from pgboss.schedule'))

/** The calls of a feature share a world; calls that end accounts or sessions come last. */
const ending = /^(deleteAccount|logOut|revokeSession|changePassword|resetPassword|changeEmail|suspend|decideCase)$/
const endsLast = (a: string, b: string) => Number(ending.test(a)) - Number(ending.test(b))
const groups = Map.groupBy(endpoints.keys(), (name) => endpoints.get(name)?.path.split('/').slice(1, 3).join('/') ?? '')

test.each([...groups])(
  `any input to %s is answered as the contract says, and a refusal changes nothing (seed ${seed})`,
  async (_group, names) => {
    const faults: string[] = []
    let stage = await aStage(faults)
    const before = await tablesOf(app)
    for (const name of names) await send(callsFor(name, stage).filter(expectedRefusal), stage)
    expect(await tablesOf(app), 'what the contract alone refuses has changed something').toEqual(before)
    for (const name of names.toSorted(endsLast)) {
      if (!(await isWhole(stage.world))) stage = await aStage(faults)
      const refused = await send(
        callsFor(name, stage).filter((call) => !expectedRefusal(call)),
        stage,
      )
      await idle()
      await sendAgain(refused, stage)
    }
    expect(faults.slice(0, 10)).toEqual([])
  },
  inLong(1_200_000, 300_000),
)

/** A world, the secrets it must not reveal, and the faults found so far. */
interface Stage {
  readonly world: World
  readonly secretsFrom: (call: HostileCall) => string[]
  readonly faults: string[]
}

const callsFor = (name: string, { world }: Stage) => callsOf(name, world, { seed, runs })

/** Sends and checks the calls; returns one refused call per code. */
async function send(calls: readonly HostileCall[], stage: Stage): Promise<HostileCall[]> {
  const refused = new Map<string, HostileCall>()
  for (const call of calls) {
    const code = await codeOf(call, stage)
    if (code !== undefined) refused.set(code, call)
    await app.pool.query('delete from rate_limits')
  }
  return [...refused.values()]
}

/** Repeats refused calls while nothing else runs, to check that they change nothing. */
async function sendAgain(calls: readonly HostileCall[], stage: Stage): Promise<void> {
  for (const call of calls) {
    const before = await tablesOf(app)
    if (await codeOf(call, stage)) expect(await tablesOf(app), describe(call)).toEqual(before)
    else await idle()
  }
}

/** Sends and checks one call; returns the code of a refusal that leaves no trace. */
async function codeOf(call: HostileCall, { world, secretsFrom, faults }: Stage): Promise<string | undefined> {
  const answer = await sendAs(app, world, call)
  const expected = expectedRefusal(call)
  const fault = faultOf(call, answer, secretsFrom(call)) ?? (expected && faultOfGate(expected, answer))
  if (fault) faults.push(`${fault}: ${describe(call)} -> ${answer.status} ${answer.text.slice(0, 500)}`)
  if (answer.status < 400) return undefined
  const { code } = JSON.parse(answer.text) as { code: string }
  // Wrong codes are counted, against guessing.
  return code === 'wrong_code' ? undefined : code
}

const describe = ({ name, caller, file, ...input }: HostileCall) =>
  `${name} by ${caller} with ${JSON.stringify(input).slice(0, 1_500)}${file ? ` and a file named ${JSON.stringify(file.name)}` : ''}`

/** A new world without pending jobs. */
async function aStage(faults: string[]): Promise<Stage> {
  const world = await renewWorld(app)
  await idle()
  return { world, secretsFrom: await secretsOf(world), faults }
}

/** Whether all accounts still work. */
async function isWhole({ callers: { nobody: _nobody, pending: _pending, ...people } }: World): Promise<boolean> {
  const seen = await Promise.allSettled(Object.values(people).map((one) => one.call(updateLastSeen)))
  return seen.every((one) => one.status === 'fulfilled')
}

/** Waits until the queue is empty; throws if a job failed. */
async function idle(): Promise<void> {
  const isIdle = async () => {
    const { rows } = await app.pool.query(
      `select state, name, output from pgboss.job
       where state in ('retry', 'failed') or state in ('created', 'active') and start_after <= now()`,
    )
    const failed = rows.find((row) => ['retry', 'failed'].includes(row.state))
    if (failed) throw new Error(`background work failed: ${JSON.stringify(failed)}`)
    return rows.length === 0
  }
  await eventually(isIdle, { withinMs: 60_000 })
}

/** By person of the world, in the format of the database. */
const phones = ['+12085550111', '+12085550112', '+12085550113', '+12085550114']
const homes = [
  [43.6171, -116.2171],
  [43.6172, -116.2172],
  [43.6173, -116.2173],
  [43.6174, -116.2174],
]

/**
 * Returns the secrets that a response must not contain: all hashes, and emails, phone numbers and coordinates of
 * strangers whom the caller did not name.
 */
async function secretsOf({ hana, otto, ana, bea }: World): Promise<(call: HostileCall) => string[]> {
  const people = [hana, otto, ana, bea]
  for (const [n, person] of people.entries()) {
    await app.pool.query('update users set phone = $2 where id = $1', [person._id, phones[n]])
    await app.pool.query('update seekers set latitude = $2, longitude = $3 where user_id = $1', [
      person._id,
      ...homes[n]!,
    ])
  }
  const told = (person: Person) => {
    const n = people.indexOf(person)
    return [person.email, phones[n] ?? '', ...(homes[n] ?? []).map(String)]
  }
  const of = (...strangers: Person[]) => new Set(strangers.flatMap(told))
  const { rows } = await app.pool.query<{ hash: string }>(
    `select password_hash as hash from users union select encode(token_hash, 'hex') from sessions`,
  )
  const hashes = rows.map((row) => row.hash)
  const addresses: Partial<Record<string, Set<string>>> = {
    nobody: of(hana, otto, ana, bea),
    pending: of(hana, otto, ana, bea),
    otto: of(hana, ana, bea),
    bea: of(hana, otto, ana),
  }
  return ({ caller, body }) => {
    const secrets = addresses[caller] ?? new Set()
    const said = JSON.stringify(body ?? '')
    for (const secret of secrets) if (said.includes(secret)) secrets.delete(secret)
    // Signing in as somebody reveals their own data.
    const entered = said.includes(password) ? people.filter(({ email }) => said.includes(email)).flatMap(told) : []
    return [...hashes, ...secrets].filter((secret) => !entered.includes(secret))
  }
}

test('an account of the kind "constructor" is refused like any other that there is not', async () => {
  for (const userType of ['constructor', '__proto__', 'toString', 'admin']) {
    const form = { email: 'ana@people.example', phone: '+12085550100', password, userType }
    await expect(app.caller().call(signUp, { body: form })).toBeRefused('invalid_input', 'userType')
  }
})

test('accounts are not looked for by letters that cannot be stored', async () => {
  const admin = await anAccount(app, 'admin')
  for (const query of ['a\0b', '\0']) {
    await expect(admin.call(findAccounts, { query: { query } })).toBeRefused('invalid_input', 'query')
  }
})
