import { randomBytes } from 'node:crypto'
import { pino } from 'pino'
import { isEmpty } from '../demo/demo.sql.ts'
import { fillDemo } from '../demo/fill.ts'
import { fillLibrary } from '../demo/library/fill-library.ts'
import { fillLogos } from '../demo/pictures/logos.ts'
import { fillPhotos } from '../demo/pictures/photos.ts'
import { moderatorEmail } from '../demo/reports.ts'
import { teamAccounts } from '../demo/team.ts'
import { createEvents } from '../domain/events.ts'
import { createFileStore } from '../ports/file-store.ts'
import { openForCommand } from './open.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

const { config, db, close } = await openForCommand()
try {
  if (await isEmpty(db)) {
    // An installation that others can reach must not have a known password.
    const password = config.trial ? 'hearback demo' : randomBytes(9).toString('base64url')
    const { employers, jobs, seekers, applications, chats } = await fillDemo(db, password, (line) => say(`  ${line}`))
    say('  Logos and photos')
    const log = pino({ level: 'warn' })
    const stores = { db, files: createFileStore(config), log, events: createEvents(log) }
    await fillLogos(stores)
    await fillPhotos(stores)
    say('  CVs and other files')
    await fillLibrary(stores, seekers)
    say(
      `${employers.length} companies, ${jobs.length} jobs, ${seekers.length} job seekers, ${applications.length} applications, ${chats.length} chats.`,
    )
    say(`Sign in at ${config.publicUrl}/login, password: ${password}`)
    say(`  employer:   ${employers[0]?.email} (${employers[0]?.businessName})`)
    say(`  employer:   ${employers[4]?.email} (${employers[4]?.businessName})`)
    for (const { email, role } of teamAccounts) say(`  ${role.padEnd(11)} ${email} (${employers[0]?.businessName})`)
    say(`  job seeker: ${seekers[0]?.email}`)
    say(`  job seeker: ${seekers[1]?.email}`)
    say(`  moderator:  ${moderatorEmail}, after you run: npm run admin -- ${moderatorEmail}`)
  } else {
    process.stderr.write('This installation already has accounts. The demo only fills an empty one. Nothing changed.\n')
    process.exitCode = 1
  }
} finally {
  await close()
}
