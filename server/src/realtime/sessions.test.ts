import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as accounts from '@hearback/contract/accounts/accounts.ts'
import { describe, expect, test } from 'vitest'
import { type Caller, eventually, testApp } from '../../test/app.ts'
import { testCluster } from '../../test/cluster.ts'
import { anAccount, type Person, password } from '../../test/factories.ts'
import { endOf } from '../../test/raw-sockets.ts'
import type { TestSocket } from '../../test/sockets.ts'

const app = testApp()
const cluster = testCluster(app)

/** Ends sessions. */
type End = () => Promise<unknown>
/** Ways in which a session ends, after what precedes it; `caller` acts for the account, on any process. */
const endings: Record<string, (ana: Person, caller: Caller) => End | Promise<End>> = {
  'is revoked': async (ana, caller) => {
    const { rows } = await app.pool.query('select id from sessions where user_id = $1', [ana._id])
    return () => caller.call(accounts.revokeSession, { params: { id: rows[0].id } })
  },
  'is left by signing out': (_ana, caller) => () => caller.call(accounts.logOut),
  'ended because another one changed the password': async (ana, caller) => {
    const { authtoken } = await caller.call(accounts.logIn, { body: { email: ana.email, password } })
    caller.token = authtoken
    const body = { currentPassword: password, password: 'a new long one' }
    return () => caller.call(accounts.changePassword, { body })
  },
  'ended because the password was reset': async (ana) => {
    await app.caller().call(accounts.forgotPassword, { body: { email: ana.email } })
    const code = await eventually(() => resetCodeOf(ana.email))
    const body = { email: ana.email, code, password: 'a new long one' }
    return () => app.caller().call(accounts.resetPassword, { body })
  },
  expires: (ana) => () => app.pool.query('update sessions set expires_at = now() where user_id = $1', [ana._id]),
  'belongs to an account that is suspended': (ana) => () =>
    app.pool.query('update users set suspended_at = now() where id = $1', [ana._id]),
}

/** Reads the code from the mail, which any process may have sent: to the app's mailer or the outbox. */
async function resetCodeOf(email: string): Promise<string | undefined> {
  const outbox = join(app.deps.config.dataDir, 'outbox')
  const files = await readdir(outbox).catch(() => [])
  const written = await Promise.all(files.map((file) => readFile(join(outbox, file), 'utf8')))
  const texts = [...app.mails.map(({ to, subject }) => `${to} ${subject}`), ...written]
  const text = texts.find((one) => one.includes(email) && one.includes('code to reset your Hearback password'))
  return /(\d{6}) is your code to reset/.exec(text ?? '')?.[1]
}

/** Resolves if the client is disconnected within 5 seconds from now and does not reconnect. */
const endsForGood = async (client: TestSocket): Promise<void> => {
  const reason = await Promise.race([
    endOf(client),
    new Promise((resolve) => setTimeout(resolve, 5_000, 'still there')),
  ])
  expect(reason).toBe('io server disconnect')
}

describe('a screen ends within 5 seconds when its session', () => {
  for (const [what, end] of Object.entries(endings)) {
    test(what, async () => {
      const [ana, bea] = [await anAccount(app, 'jobseeker'), await anAccount(app, 'jobseeker')]
      const [client, other] = [await app.connect(ana), await app.connect(bea)]
      const act = await end(ana, app.caller(ana.token))
      await Promise.all([endsForGood(client), act()])
      expect(other.connected).toBe(true)
    }, 15_000)
  }
})

describe.skipIf(!cluster.isPossible)('also on another process, where a Redis server is installed, when it', () => {
  for (const [what, end] of Object.entries(endings)) {
    test(what, async () => {
      const [ana, bea] = [await anAccount(app, 'jobseeker'), await anAccount(app, 'jobseeker')]
      const [client, other] = [await cluster.connect(1, ana), await cluster.connect(1, bea)]
      const act = await end(ana, cluster.caller(0, ana))
      await Promise.all([endsForGood(client), act()])
      expect(other.connected).toBe(true)
    }, 15_000)
  }
})

test('a screen whose token goes on is left alone when another of the same person ends', async () => {
  const ana = await anAccount(app, 'jobseeker')
  const { authtoken } = await app.caller().call(accounts.logIn, { body: { email: ana.email, password } })
  const [ended, kept] = [await app.connect(ana), await app.connect(authtoken)]
  await Promise.all([endsForGood(ended), ana.call(accounts.logOut)])
  expect(kept.connected).toBe(true)
})
