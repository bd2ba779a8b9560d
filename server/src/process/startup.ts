import { join } from 'node:path'
import { type Config, readConfig } from '../config/config.ts'
import { isLoopback } from '../config/loopback.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Reads the settings. On invalid ones, prints a sentence for each and exits with code 1. */
export function configOrExit(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    process.stderr.write(`Hearback cannot start with these settings:\n${(error as Error).message}\n`)
    process.exit(1)
  }
}

/** Prints addresses, folders and warnings. `database` is the folder of the embedded PostgreSQL. */
export function logStartup(config: Config, database: string | undefined): void {
  say(`Hearback is at ${config.publicUrl}`)
  say(`Data: ${config.dataDir}; database: ${database ?? 'DATABASE_URL'}`)
  if (!config.smtpUrl) say(`Email: SMTP_URL is not set, so emails are written to ${join(config.dataDir, 'outbox')}`)
  if (config.verifiesEmployers)
    say('Listed in feeds, sitemaps and alerts: companies that are verified or approved. VERIFY=off lists all of them')
  for (const warning of warningsOf(config)) say(`Warning: ${warning}`)
  // Only where npm exists: container images have no scripts.
  if (process.env.npm_lifecycle_event) say('Empty installation? Fill it with demo people and jobs: npm run demo')
}

/** A sentence for each setting that exposes data, or has no effect. */
export function warningsOf(config: Config): string[] {
  const { host, publicUrl, stripe, smtpUrl, devOutbox, simulatesPayments, isTrialIgnored } = config
  const isOnNetwork = !isLoopback(host)
  const readers = smtpUrl ? 'off' : devOutbox
  return [
    isTrialIgnored &&
      `TRIAL=on has no effect while HOST is ${host}. Set PAYMENTS=simulated or DEV_OUTBOX=on if you want them on a network.`,
    simulatesPayments && !stripe && 'payments are simulated: people can buy plans without being charged.',
    readers === 'everybody' &&
      'everyone who can reach this server can read all emails at /dev/outbox, including sign-in codes (DEV_OUTBOX=on).',
    readers === 'local' && 'programs on this machine can read all emails at /dev/outbox, including sign-in codes.',
    isOnNetwork &&
      isLoopback(new URL(publicUrl).hostname) &&
      'PUBLIC_URL is not set, so requests for hosts other than localhost are refused.',
  ].filter((sentence) => sentence !== false)
}

/** Prints why the process cannot start, and exits with code 1. */
export function exitWithError(error: unknown): never {
  process.stderr.write(`Hearback did not start: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
