import { createHash } from 'node:crypto'
import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { isDeepStrictEqual } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import { logIn } from '@hearback/contract/accounts/accounts.ts'
import { sendFileMessage } from '@hearback/contract/hiring/chat.ts'
import { uploadEmployerPicture } from '@hearback/contract/people/employers.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { callerAt, eventually, testApp } from '../../test/app.ts'
import { aChat, messagesOf, say } from '../../test/chat-factory.ts'
import { password } from '../../test/factories.ts'
import '../../test/matchers.ts'
import { nativePrograms, startNative } from '../../test/native-postgres.ts'
import { startProcess } from '../../test/process.ts'
import { aMigratedTarget, aRestoreTarget, ask, contentOf, type RestoreTarget } from '../../test/restore-target.ts'
import { type Database, openDatabase, openPool } from '../db/database.ts'
import { describeSchema } from '../db/describe.ts'
import { listMigrations, migrate } from '../db/migrate.ts'
import { sweepFiles } from '../features/files/files.service.ts'
import { createFileStore, type FileStore } from '../ports/file-store.ts'
import { restoreInto } from './empty-place.ts'
import { takeBackup } from './take-backup.ts'
import { withClient } from './with-client.ts'

const app = testApp()
const slow = { timeout: 120_000 }
let place: RestoreTarget
let archive = ''
beforeEach(async () => {
  place = await aMigratedTarget()
  archive = join(app.deps.config.dataDir, 'backup.tar.gz')
  await rm(archive, { force: true })
})
afterEach(() => place.remove())
/** Without tables, as a new installation is. */
async function startFromNothing(): Promise<void> {
  await place.remove()
  place = await aRestoreTarget()
}

const databaseUrl = () => app.deps.config.databaseUrl ?? ''
const backUp = (files: FileStore = app.deps.files) =>
  withClient(databaseUrl(), (client) => takeBackup({ client, files }, archive))
const picture = async (side: number) => {
  const image = sharp({ create: { width: side, height: side, channels: 3, background: '#0c3d2c' } })
  return new File([new Uint8Array(await image.png().toBuffer())], 'me.png')
}
async function filesOf(store: FileStore): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {}
  for await (const key of store.keys()) {
    const content = await store.open(key)
    if (content)
      hashes[key] = createHash('sha256')
        .update(await buffer(content))
        .digest('hex')
  }
  return hashes
}
/** Tables with a lifetime of a day are not in a backup. */
const lasting = (content: Record<string, string>) =>
  Object.fromEntries(Object.entries(content).filter(([name]) => !/rate_limits|job_views|view_salts/.test(name)))

/** Takes a backup between two equal snapshots of a busy database; returns the snapshot. */
const backUpAtRest = () =>
  eventually(
    async () => {
      await rm(archive, { force: true })
      const before = lasting(await contentOf(databaseUrl()))
      await backUp()
      return isDeepStrictEqual(lasting(await contentOf(databaseUrl())), before) ? before : undefined
    },
    { withinMs: 60_000 },
  )

/** Two people who talk, with a file and a picture. */
async function aWorld() {
  const chat = await aChat(app)
  await say(chat.by, chat.chatId, 'Tab\there, line\nbreak, back\\slash, \\N and 🙂')
  await chat.by.call(sendFileMessage, { body: { chatId: chat.chatId }, file: await picture(30) })
  await chat.by.call(uploadEmployerPicture, { file: await picture(20) })
  return chat
}

describe('a backup', slow, () => {
  test('restored into a new place is the same in every row, file, number and rule, and serves', async () => {
    await startFromNothing()
    const { by, chatId } = await aWorld()
    const before = await backUpAtRest()
    await restoreInto(place, archive)
    expect(lasting(await contentOf(place.databaseUrl))).toEqual(before)
    const files = await filesOf(app.deps.files)
    expect(Object.keys(files).length).toBeGreaterThanOrEqual(5)
    expect(await filesOf(createFileStore(place))).toEqual(files)
    expect(await schemaOf(place.databaseUrl)).toBe(await describeSchema(app.db))

    const server = await startProcess({ DATABASE_URL: place.databaseUrl, DATA_DIR: place.dataDir })
    try {
      const { authtoken } = await callerAt(server.url).call(logIn, { body: { email: by.email, password } })
      const { messages } = await messagesOf({ ...by, ...callerAt(server.url, authtoken) }, chatId, { after: 0 })
      expect(messages).toHaveLength(2)
      const [row] = await ask<{ picture: string }>(place.databaseUrl, 'select picture_key as picture from employers')
      const served = await fetch(`${server.url}/files/pictures/${row?.picture}-256.webp`)
      expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp'])
      expect((await sharp(Buffer.from(await served.arrayBuffer())).metadata()).width).toBe(256)
    } finally {
      await server.end()
    }
  })

  test('is one instant, while people go on: no message without its chat, no picture without its file', async () => {
    const { by, chatId } = await aWorld()
    const pictureOf = async (url: string) =>
      (await ask<{ picture: string }>(url, 'select picture_key as picture from employers'))[0]?.picture
    const before = await pictureOf(databaseUrl())
    let changed: Promise<unknown> | undefined
    const change = async () => {
      await by.call(uploadEmployerPicture, { file: await picture(40) })
      await say(by, chatId, 'After the instant')
    }
    // The rows are in the archive by the time that the first file is read.
    const files: FileStore = {
      ...app.deps.files,
      open: async (key) => {
        changed ??= change()
        await changed
        return app.deps.files.open(key)
      },
    }
    await backUp(files)
    expect(await pictureOf(databaseUrl())).not.toBe(before)
    await restoreInto(place, archive)
    expect(await pictureOf(place.databaseUrl)).toBe(before)
    expect(await createFileStore(place).open(`pictures/${before}-256.webp`)).toBeDefined()
    const [counts] = await ask(
      place.databaseUrl,
      'select count(*)::int as messages, max(last_seq)::int as last from messages join chats on chats.id = chat_id',
    )
    expect(counts).toEqual({ messages: 2, last: 2 })
    const replaced = () => app.deps.files.open(`pictures/${before}-256.webp`)
    expect(await replaced()).toBeDefined()
    await app.pool.query("update pending_files set created_at = now() - interval '1 day'")
    await sweepFiles(app.deps)
    expect(await replaced()).toBeUndefined()
  })

  test('can be read by no one else, and is written over no other file', async () => {
    await backUp()
    expect((await stat(archive)).mode & 0o777).toBe(0o600)
    const before = await readFile(archive)
    await expect(backUp()).rejects.toThrow(/is there already/)
    expect((await readFile(archive)).equals(before)).toBe(true)
    await expect(stat(`${archive}.part`)).rejects.toThrow(/ENOENT/)
  })
})

describe('restoring', slow, () => {
  const isEmpty = async () => {
    const [there] = await ask<{ there: boolean }>(place.databaseUrl, "select to_regclass('users') is not null as there")
    const rows = there?.there ? await ask(place.databaseUrl, 'select from users union all select from chats') : []
    return rows.length === 0 && Object.keys(await filesOf(createFileStore(place))).length === 0
  }
  const refused = async (why: RegExp) => {
    await expect(restoreInto(place, archive)).rejects.toThrow(why)
    expect(await isEmpty()).toBe(true)
  }

  test('refuses an archive that was cut, wherever', async () => {
    await aWorld()
    await backUp()
    const whole = await readFile(archive)
    for (const part of [0.01, 0.5, 0.99]) {
      await writeFile(archive, whole.subarray(0, Math.floor(whole.length * part)))
      await refused(/is damaged or not a backup/)
    }
    const text = gunzipSync(whole)
    const manifestAt = text.lastIndexOf('manifest.json')
    // At the border of an entry, and packed again: nothing but the missing manifest tells.
    await writeFile(archive, gzipSync(Buffer.concat([text.subarray(0, manifestAt), Buffer.alloc(1024)])))
    await refused(/its end is missing/)
  })

  test('refuses an archive of which a byte was altered, in a row, in a file, or in the manifest', async () => {
    await aWorld()
    await backUp()
    const text = gunzipSync(await readFile(archive))
    const alter = async (at: number) => {
      const altered = Buffer.from(text)
      altered[at] = (altered[at] ?? 0) ^ 1
      await writeFile(archive, gzipSync(altered))
    }
    await alter(text.indexOf('back\\\\slash'))
    await refused(/the table public\.messages was altered/)
    await alter(text.indexOf('WEBP') + 30)
    await refused(/its content does not match its manifest/)
    await alter(text.lastIndexOf('"rows": 2') + 8)
    await refused(/rows instead of/)
    await writeFile(archive, 'no archive at all')
    await refused(/is damaged or not a backup/)
    await rm(archive)
    await refused(/There is no file/)
  })

  test('refuses what a newer release made', async () => {
    await app.pool.query("insert into kysely_migration values ('9999-later', now()::text)")
    await backUp().finally(() => app.pool.query("delete from kysely_migration where name = '9999-later'"))
    await refused(/was made by a newer release \(9999-later\)/)
  })

  test('refuses a place where somebody has written, where files lie, or where a server runs', async () => {
    await aWorld()
    await backUp()
    await restoreInto(place, archive)
    const before = await contentOf(place.databaseUrl)
    await expect(restoreInto(place, archive)).rejects.toThrow(/The database is not empty/)
    await createFileStore(place).put('chat/other', Buffer.from('x'), 'text/plain')
    await expect(restoreInto(place, archive)).rejects.toThrow(/There are files already, such as chat\/other/)
    await createFileStore(place).remove('chat/other')
    await withClient(place.databaseUrl, async () => {
      await expect(restoreInto(place, archive)).rejects.toThrow(/Other programs are connected/)
    })
    expect(await contentOf(place.databaseUrl)).toEqual(before)
  })

  test('leaves nothing behind where a row refers to one that is not there', async () => {
    await aWorld()
    // Simulates silent data loss on disk.
    await app.db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx)
      await tx.deleteFrom('chats').execute()
    })
    await backUp()
    await refused(/messages.*violates foreign key constraint/)
  })

  test('goes on from a place where a first try was ended in the middle', async () => {
    await aWorld()
    await backUp()
    const [key = ''] = Object.keys(await filesOf(app.deps.files))
    await createFileStore(place).put(key, Buffer.from('half of i'), 'text/plain')
    await restoreInto(place, archive)
    expect(await filesOf(createFileStore(place))).toEqual(await filesOf(app.deps.files))
  })

  test('brings what an earlier release made up to date, and puts it into no place that a later one prepared', async () => {
    await startFromNothing()
    const migrations = await listMigrations()
    const [earlier, last] = migrations.slice(-2)
    const old = await aRestoreTarget()
    try {
      await inDatabase(old.databaseUrl, (db) => migrate(db, { last: earlier }))
      await ask(
        old.databaseUrl,
        "insert into users (email, phone, password_hash, user_type) values ('old@people.example', '+12085550100', 'x', 'employer')",
      )
      await withClient(old.databaseUrl, (client) => takeBackup({ client, files: createFileStore(old) }, archive))
      await restoreInto(place, archive)
      expect(await ask(place.databaseUrl, 'select email from users')).toEqual([{ email: 'old@people.example' }])
      expect(await ask(place.databaseUrl, 'select max(name) as name from kysely_migration')).toEqual([{ name: last }])
      await ask(place.databaseUrl, 'delete from users')
      await refused(/was prepared by a newer release/)
    } finally {
      await old.remove()
    }
  })

  test('brings it to another major version of PostgreSQL and back', async ({ skip }) => {
    const bin = await nativePrograms()
    if (!bin) return skip('no PostgreSQL of the system')
    const native = await startNative(bin)
    try {
      await aWorld()
      const before = await backUpAtRest()
      const other = await aRestoreTarget(native.url)
      await restoreInto(other, archive)
      expect(lasting(await contentOf(other.databaseUrl))).toEqual(before)
      await rm(archive)
      await withClient(other.databaseUrl, (client) => takeBackup({ client, files: createFileStore(other) }, archive))
      await restoreInto(place, archive)
      expect(lasting(await contentOf(place.databaseUrl))).toEqual(before)
    } finally {
      await native.stop()
    }
  })
})

const schemaOf = (url: string) => inDatabase(url, describeSchema)

async function inDatabase<R>(url: string, work: (db: Database) => Promise<R>): Promise<R> {
  const pool = openPool({ url, connections: 1 })
  return work(openDatabase(pool)).finally(() => pool.end())
}
