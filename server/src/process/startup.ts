import { join } from 'node:path'
import { type Config, readConfig } from '../config/config.ts'
import { isLoopback } from '../config/loopback.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** The settings; ends the process with a sentence for each that is wrong. */
export function configOrExit(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    process.stderr.write(`Hearback cannot start with these settings:\n${(error as Error).message}\n`)
    process.exit(1)
  }
}

/** Says where everything is. `database`: the folder of the embedded one. */
export function logStartup(config: Config, database: string | undefined): void {
  say(`Hearback is at ${config.publicUrl}`)
  say(`Data: ${config.dataDir}; the database: ${database ?? 'that of DATABASE_URL'}`)
  if (!config.smtpUrl) say(`Mail: no SMTP_URL, so each mail is a file in ${join(config.dataDir, 'outbox')}`)
  for (const warning of warningsOf(config)) say(`Warning: ${warning}`)
  // Only where npm is there to run it: an image has no scripts.
  if (process.env.npm_lifecycle_event) say('Empty installation? Fill it with believable people and jobs: npm run demo')
}

/** A sentence for each setting that opens something, or that does not do what it seems to. */
export function warningsOf(config: Config): string[] {
  const { host, publicUrl, stripe, smtpUrl, devOutbox, simulatesPayments, isTrialIgnored } = config
  const isOnNetwork = !isLoopback(host)
  const readers = smtpUrl ? 'off' : devOutbox
  return [
    isTrialIgnored &&
      `TRIAL=on has no effect while HOST is ${host}. Set PAYMENTS=simulated or DEV_OUTBOX=on if you want them on a network.`,
    simulatesPayments && !stripe && 'payments are simulated: plans can be bought, and nobody is charged.',
    readers === 'everybody' &&
      'everybody who reaches this server can read all emails at /dev/outbox, sign-in codes included (DEV_OUTBOX=on).',
    readers === 'local' && 'programs on this machine can read all emails at /dev/outbox, sign-in codes included.',
    isOnNetwork &&
      isLoopback(new URL(publicUrl).hostname) &&
      'PUBLIC_URL is not set, so requests for other hosts than localhost are refused.',
  ].filter((sentence) => sentence !== false)
}

/** Ends the process because it cannot start. */
export function exitWithError(error: unknown): never {
  process.stderr.write(`Hearback did not start: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
