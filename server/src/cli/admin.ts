import { parseArgs } from 'node:util'
import { type AdminOutcome, adminAddresses, grantAdmin, revokeAdmin } from '../features/accounts/admins.service.ts'
import { openForCommand } from './open.ts'

const usage = `Usage: npm run admin -- EMAIL [--revoke]
  EMAIL     makes this account a moderator; it must be confirmed and have no company or profile
  --revoke  removes the moderator rights and signs the account out everywhere
  --list    lists the moderators
`

const sentences: Record<AdminOutcome, (email: string) => string> = {
  granted: (email) => `${email} is a moderator now. Sign in again and open /admin.`,
  revoked: (email) => `${email} is no longer a moderator and was signed out everywhere.`,
  already: (email) => `${email} is already a moderator. Nothing changed.`,
  not_admin: (email) => `${email} is not a moderator. Nothing changed.`,
  unknown: (email) => `There is no confirmed account for ${email}. Sign up first.`,
  has_profile: (email) =>
    `${email} has a company or a profile. Moderators can have neither: sign up with another address.`,
  suspended: (email) => `${email} is suspended. Reinstate it first.`,
}
const good: readonly AdminOutcome[] = ['granted', 'revoked', 'already', 'not_admin']

interface Wish {
  readonly email: string | undefined
  readonly revoke: boolean
}

/** Prints the usage and returns undefined for an invalid command. */
function readWish(): Wish | undefined {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { revoke: { type: 'boolean', default: false }, list: { type: 'boolean', default: false } },
    })
    const [email] = positionals
    const isWhole = values.list ? positionals.length === 0 && !values.revoke : positionals.length === 1
    if (isWhole) return { email, revoke: values.revoke }
  } catch {
    // An unknown option: the usage lists the valid ones.
  }
  process.stderr.write(usage)
  process.exitCode = 1
  return undefined
}

async function run({ email, revoke }: Wish): Promise<void> {
  const { db, close } = await openForCommand()
  try {
    if (email === undefined) {
      const addresses = await adminAddresses(db)
      process.stdout.write(addresses.length > 0 ? `${addresses.join('\n')}\n` : 'There are no moderators yet.\n')
      return
    }
    const outcome = await (revoke ? revokeAdmin : grantAdmin)(db, email)
    const isGood = good.includes(outcome)
    process[isGood ? 'stdout' : 'stderr'].write(`${sentences[outcome](email)}\n`)
    if (!isGood) process.exitCode = 1
  } finally {
    await close()
  }
}

const wish = readWish()
if (wish) await run(wish)
