import { join } from 'node:path'
import { type Config, readConfig } from './config.ts'

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
export function announce(config: Config, database: string | undefined): void {
  say(`Hearback is at ${config.publicUrl}`)
  say(`Data: ${config.dataDir}; the database: ${database ?? 'that of DATABASE_URL'}`)
  if (!config.smtpUrl) say(`Mail: no SMTP_URL, so each mail is a file in ${join(config.dataDir, 'outbox')}`)
  // Only where npm is there to run it: an image has no scripts.
  if (process.env.npm_lifecycle_event) say('Empty installation? Fill it with believable people and jobs: npm run demo')
}

/** Ends the process because it cannot start. */
export function giveUp(error: unknown): never {
  process.stderr.write(`Hearback did not start: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
