import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sendFileMessage } from '@hearback/contract/hiring/chat.ts'
import { uploadEmployerPicture } from '@hearback/contract/people/employers.ts'
import { uploadSeekerPicture } from '@hearback/contract/people/seekers.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { aChat } from '../../../test/chat-factory.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import '../../../test/matchers.ts'
import { claimFiles, pendingHours, releaseFiles, removeFiles, storeFiles, sweepFiles } from './files.service.ts'

const app = testApp()

const fileOf = (key: string) => ({ key, content: Buffer.from(key), mediaType: 'text/plain' })
const noted = async () => {
  const { rows } = await app.pool.query<{ key: string }>('select key from pending_files order by key')
  return rows.map(({ key }) => key)
}
const stored = async (folder = 'files-test') =>
  (await readdir(join(app.deps.config.dataDir, 'files', folder)).catch(() => []))
    .map((name) => `${folder}/${name}`)
    .sort()
const keep = (key: string, save: () => Promise<unknown>) => storeFiles(app.deps, [fileOf(key)], save)
const claim = (key: string) => app.db.transaction().execute((tx) => claimFiles(tx, [key]))
const age = (hours: number) =>
  app.pool.query(`update pending_files set created_at = now() - make_interval(hours => ${hours})`)

const picture = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#0c3d2c' } })
    .png()
    .toBuffer()

/** Simulates a crash between upload and commit. */
async function leaveBehind(...keys: string[]) {
  for (const key of keys) {
    await app.deps.files.put(key, Buffer.from(key), 'text/plain')
    await app.pool.query('insert into pending_files values ($1)', [key])
  }
}
const forget = async () => {
  for (const key of await stored()) await app.deps.files.remove(key)
}

describe('a file', () => {
  test('is noted and stored before it is named, and no longer noted after that', async () => {
    const key = 'files-test/a'
    await keep(key, async () => {
      expect(await noted()).toEqual([key])
      expect(await stored()).toEqual([key])
      await claim(key)
    })
    expect(await noted()).toEqual([])
    expect(await stored()).toEqual([key])
    await forget()
  })

  test('that nothing names in the end goes immediately, whether that is a failure or not', async () => {
    await expect(keep('files-test/a', () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
    expect(await keep('files-test/b', async () => 'a repeat')).toBe('a repeat')
    expect([await noted(), await stored()]).toEqual([[], []])
  })

  test('stays when its transaction was committed, though the answer to that was lost', async () => {
    const lost = async () => {
      await claim('files-test/a')
      throw new Error('Connection terminated')
    }
    await expect(keep('files-test/a', lost)).rejects.toThrow('Connection terminated')
    expect([await noted(), await stored()]).toEqual([[], ['files-test/a']])
    await forget()
  })

  test('waits with its removal for a transaction that is about to name it', async () => {
    await leaveBehind('files-test/a')
    let removal: Promise<void> | undefined
    await app.db.transaction().execute(async (tx) => {
      await claimFiles(tx, ['files-test/a'])
      removal = removeFiles(app.deps, ['files-test/a'])
      const waits = `select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%pending_files%'`
      await expect.poll(async () => (await app.pool.query(waits)).rowCount).toBe(1)
    })
    await removal
    expect(await stored()).toEqual(['files-test/a'])
    await forget()
  })

  test('that a change names no longer goes after its commit, and not without it', async () => {
    await app.deps.files.put('files-test/a', Buffer.from('a'), 'text/plain')
    const change = app.db.transaction().execute(async (tx) => {
      await releaseFiles(tx, ['files-test/a'])
      throw new Error('refused')
    })
    await expect(change).rejects.toThrow('refused')
    await removeFiles(app.deps, ['files-test/a'])
    expect(await stored()).toEqual(['files-test/a'])
    await app.db.transaction().execute((tx) => releaseFiles(tx, ['files-test/a']))
    await removeFiles(app.deps, ['files-test/a'])
    expect([await noted(), await stored()]).toEqual([[], []])
  })

  test('none is left, and none noted, when only one of two could be stored', async () => {
    const files = {
      ...app.deps.files,
      put: (key: string, content: Buffer, mediaType: string) =>
        key.endsWith('b') ? Promise.reject(new Error('no room')) : app.deps.files.put(key, content, mediaType),
    }
    const both = ['files-test/a', 'files-test/b'].map(fileOf)
    await expect(storeFiles({ ...app.deps, files }, both, async () => 'saved')).rejects.toThrow('no room')
    expect([await noted(), await stored()]).toEqual([[], []])
  })
})

describe('the sweep', () => {
  test('removes what a crash left behind after 12 hours, and nothing earlier', async () => {
    await leaveBehind('files-test/a', 'files-test/b')
    await age(pendingHours - 1)
    await sweepFiles(app.deps)
    expect(await stored()).toEqual(['files-test/a', 'files-test/b'])
    await age(pendingHours)
    await sweepFiles(app.deps)
    expect([await noted(), await stored()]).toEqual([[], []])
  })

  test('takes away the note of a file that was never stored', async () => {
    await app.pool.query("insert into pending_files values ('files-test/never', now() - interval '1 day')")
    await sweepFiles(app.deps)
    expect(await noted()).toEqual([])
  })

  test('by several concurrent processes removes each file, and a later claim of one is refused', async () => {
    await leaveBehind(...Array.from({ length: 120 }, (_, i) => `files-test/${String(i).padStart(3, '0')}`))
    await age(pendingHours)
    await Promise.all([sweepFiles(app.deps), sweepFiles(app.deps), sweepFiles(app.deps)])
    expect([await noted(), await stored()]).toEqual([[], []])
    await expect(claim('files-test/000')).rejects.toThrow('The upload took too long')
  })

  test('goes on behind a file that cannot be removed, and keeps its note', async () => {
    await leaveBehind('files-test/a', 'files-test/b')
    await age(pendingHours)
    const remove = (key: string) =>
      key.endsWith('a') ? Promise.reject(new Error('the disk says no')) : app.deps.files.remove(key)
    await sweepFiles({ ...app.deps, files: { ...app.deps.files, remove } })
    expect([await noted(), await stored()]).toEqual([['files-test/a'], ['files-test/a']])
    await forget()
  })
})

describe('an account that is deleted', () => {
  const upload = async () => new File([new Uint8Array(await picture(20))], 'me.png')

  test('takes its pictures and the files of its chats with it', async () => {
    const { by, other, chatId } = await aChat(app)
    await by.call(uploadEmployerPicture, { file: await upload() })
    await other.call(uploadSeekerPicture, { file: await upload() })
    await other.call(sendFileMessage, { body: { chatId }, file: await upload() })
    const before = [...(await stored('chat')), ...(await stored('pictures'))].sort()
    await app.pool.query('delete from users where id = $1', [other._id])
    const theirs = await noted()
    expect(theirs.map((key) => key.split('/')[0])).toEqual(['chat', 'chat', 'pictures', 'pictures', 'pictures'])
    expect(before).toEqual(expect.arrayContaining(theirs))
    await age(pendingHours)
    await sweepFiles(app.deps)
    const left = [...(await stored('chat')), ...(await stored('pictures'))].sort()
    expect(left).toEqual(before.filter((key) => !theirs.includes(key)))
  })
})

describe('a picture of a profile', () => {
  const photo = async (side: number) => new File([new Uint8Array(await picture(side))], 'me.png')

  test('leaves no note, neither of itself nor of the one before', async () => {
    const acme = await anEmployer(app)
    const before = (await stored('pictures')).length
    for (const side of [10, 20]) await acme.call(uploadEmployerPicture, { file: await photo(side) })
    expect(await noted()).toEqual([])
    expect(await stored('pictures')).toHaveLength(before + 3)
  })
})
