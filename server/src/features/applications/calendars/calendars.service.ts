import * as en from '@hearback/texts/en/mails/interviews.ts'
import * as es from '@hearback/texts/es/mails/interviews.ts'
import type { Database } from '../../../db/database.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../domain/errors.ts'
import { inLanguages, parseStoredLanguage } from '../../../domain/languages.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import { signerFor } from '../../signing/signing.service.ts'
import { calendarFeed } from '../mails/interviews.calendar.ts'
import { calendarEntry } from '../mails/interviews.mails.ts'
import { deleteAddress, findReader, findSerial, listPicked, renewSerial } from './calendars.sql.ts'

type CalendarDeps = Pick<Deps, 'db' | 'config'>

const texts = inLanguages({ en, es })
const signer = (db: Database) => signerFor(db, 'calendars')
const textOf = (userId: string, serial: string) => `${userId}.${serial}`

/** The private calendar address of the viewer (product.md 18.6); null if there is none. */
export async function calendarOf(deps: CalendarDeps, { userId }: Viewer): Promise<{ address: string | null }> {
  const serial = await findSerial(deps.db, userId)
  return { address: serial === undefined ? null : await addressOf(deps, userId, serial) }
}

/** Gives the viewer a new private address. An earlier one ends, as after it was shown to the wrong person. */
export async function renewCalendar(deps: CalendarDeps, { userId }: Viewer): Promise<{ address: string }> {
  return { address: await addressOf(deps, userId, await renewSerial(deps.db, userId)) }
}

/** Ends the private address; idempotent. */
export const removeCalendar = async ({ db }: Pick<Deps, 'db'>, { userId }: Viewer): Promise<void> =>
  void (await deleteAddress(db, userId))

/**
 * The calendar of an address as an iCalendar file (RFC 5545): the interviews of a job seeker, or those of a member's jobs. Throws
 * not_found for an address that was replaced or never given, and for suspended accounts.
 */
export async function calendarAt({ db, config }: CalendarDeps, token: string): Promise<string> {
  const [userId = '', serial = '', signature = ''] = token.split('.')
  const isOurs = (await signer(db)).isSigned(textOf(userId, serial), signature)
  const reader = isOurs ? await findReader(db, userId, serial) : undefined
  if (!reader) throw new AppError('not_found', { message: 'This calendar address no longer works. Copy the new one.' })
  const language = parseStoredLanguage(reader.language)
  const entries = (await listPicked(db, reader)).map((row) => ({
    ...calendarEntry(config, row, row, { withWhom: reader.company_id ? row.seekerName : row.company, language }),
    createdAt: row.created_at,
  }))
  return calendarFeed(texts(language).calendarName, language, entries)
}

async function addressOf({ db, config }: CalendarDeps, userId: string, serial: string): Promise<string> {
  const text = textOf(userId, serial)
  return `${config.publicUrl}/calendars/${text}.${(await signer(db)).sign(text)}.ics`
}
