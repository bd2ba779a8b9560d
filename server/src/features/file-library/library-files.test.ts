import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { applyToJob } from '@hearback/contract/hiring/applications.ts'
import {
  addLibraryFile,
  changeLibraryFile,
  listLibraryFiles,
  removeLibraryFile,
  restoreLibraryFile,
} from '@hearback/contract/people/library-files.ts'
import { fileLimits, limits } from '@hearback/contract/values/limits.ts'
import sharp from 'sharp'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { aDocx, aPdf, zipOf } from '../../../test/documents.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { anAccount, type Person } from '../../../test/factories.ts'
import { aLibraryFile, pdfOf } from '../../../test/file-factory.ts'
import { aJob } from '../../../test/job-factory.ts'
import '../../../test/matchers.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { sweepFiles } from '../files/files.service.ts'
import { settleFileRemovals } from './library-files.service.ts'

vi.setConfig({ testTimeout: 30_000 })
const app = testApp()
let ana: Person
beforeEach(async () => {
  await rm(folder(), { recursive: true, force: true })
  ana = await aSeeker(app)
})

const filesOf = async (who: Person) => (await who.call(listLibraryFiles)).files
const namesOf = async (who: Person) => (await filesOf(who)).map(({ name }) => name)
const change = (id: string, body: object) => ana.call(changeLibraryFile, { params: { id }, body })
const remove = (id: string, by = ana) => by.call(removeLibraryFile, { params: { id } })
const restore = (id: string, by = ana) => by.call(restoreLibraryFile, { params: { id } })
const get = (url: string, who?: Person) =>
  app.server.inject({ method: 'GET', url, headers: who?.token ? { 'auth-token': who.token } : {} })
const folder = () => join(app.deps.config.dataDir, 'files/library')
const stored = () => readdir(folder()).catch(() => [])
const rows = async () => (await app.pool.query('select * from library_files order by created_at')).rows
const anHourLater = async () => {
  await app.pool.query(`update library_files set removed_at = removed_at - interval '61 minutes'`)
  await settleFileRemovals(app.deps)
  await app.pool.query(`update pending_files set created_at = created_at - interval '1 day'`)
  await sweepFiles(app.deps)
}

/** Fills the library by rows alone. */
const fill = (count: number, size: number, who = ana) =>
  app.pool.query(
    `insert into library_files (seeker_id, slot, key, name, kind, size, media_type, sha256)
     select $1::uuid, slot, 'library/' || new_id(), 'old.pdf', 'other', $3, 'application/pdf', uuid_send(new_id())
     from generate_series(1, $2::int) as slot`,
    [who._id, count, size],
  )

describe('a file of the library', () => {
  test('is kept as it is with name, kind and size, latest first, and opens for its owner alone', async () => {
    const cv = await aLibraryFile(ana, { name: 'My CV.pdf', content: aPdf() })
    expect(cv).toMatchObject({ name: 'My CV.pdf', kind: 'cv', size: aPdf().length, mediaType: 'application/pdf' })
    await aLibraryFile(ana, { name: 'license.docx', content: aDocx(), kind: 'certificate' })
    expect(await namesOf(ana)).toEqual(['license.docx', 'My CV.pdf'])
    const [path = ''] = cv.fileUrl.split('?')
    for (const answer of [await get(cv.fileUrl), await get(path, ana)]) {
      expect(answer.rawPayload.equals(aPdf())).toBe(true)
      expect(answer.headers['content-security-policy']).toBe("default-src 'none'; sandbox")
      expect(answer.headers['content-disposition']).toMatch(/^attachment/)
    }
    for (const other of [await aSeeker(app), await anEmployer(app), await anAccount(app, 'admin')]) {
      expect((await get(path, other)).statusCode).toBe(404)
    }
    expect((await get(path)).statusCode).toBe(401)
    expect(await filesOf(await aSeeker(app))).toEqual([])
  })

  test('is kept without a profile too', async () => {
    const bea = await anAccount(app, 'jobseeker')
    await aLibraryFile(bea)
    expect(await namesOf(bea)).toEqual(['cv.pdf'])
  })

  test('that is a picture loses where it was taken, and is shown', async () => {
    const taken = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0c3d2c' } })
      .withExif({ IFD3: { GPSLatitude: '43/1 36/1 0/1' } })
      .jpeg()
      .toBuffer()
    const { fileUrl } = await aLibraryFile(ana, { name: 'diploma.jpg', content: taken, kind: 'certificate' })
    const answer = await get(fileUrl)
    expect(await sharp(answer.rawPayload).metadata()).not.toHaveProperty('exif')
    expect(answer.headers['content-disposition']).toMatch(/^inline/)
    expect(await stored()).toHaveLength(1)
  })

  test('is the same one when its bytes come again, also in 20 tabs', async () => {
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, i) => aLibraryFile(ana, { name: `cv ${i}.pdf`, content: aPdf() })),
    )
    expect(new Set(all.map(({ _id }) => _id)).size).toBe(1)
    expect(await stored()).toHaveLength(1)
    await aLibraryFile(await aSeeker(app), { content: aPdf() })
    expect(await stored()).toHaveLength(2)
    expect((await app.pool.query('select from pending_files')).rowCount).toBe(0)
  })

  test('is renamed with its own extension, and gets another kind', async () => {
    const { _id } = await aLibraryFile(ana)
    const name = async (given: string) => (await change(_id, { name: given })).file.name
    expect(await name('Ana Ruiz, baker.exe')).toBe('Ana Ruiz, baker.pdf')
    expect(await name('../../etc/passwd')).toBe('passwd.pdf')
    expect(await name('履歴書 🥐.PDF')).toBe('履歴書 🥐.pdf')
    expect(await name('cv\u202Efdp.exe.pdf')).toBe('cvfdp.exe.pdf')
    await expect(change(_id, { name: 'x'.repeat(300) })).toBeRefused('invalid_input', 'name')
    await expect(change(_id, { name: '\u200B' })).toBeRefused('invalid_input', 'name')
    await expect(change(_id, { kind: 'virus' })).toBeRefused('invalid_input', 'kind')
    expect((await change(_id, { kind: 'cover_letter' })).file).toMatchObject({ kind: 'cover_letter' })
    expect((await change(_id, {})).file).toMatchObject({ name: 'cvfdp.exe.pdf', kind: 'cover_letter' })
  })

  test('is changed, removed and restored by its owner alone', async () => {
    const { _id } = await aLibraryFile(ana)
    const bea = await aSeeker(app)
    await expect(remove(_id, bea)).toBeRefused('not_found')
    await expect(bea.call(changeLibraryFile, { params: { id: _id }, body: { name: 'x' } })).toBeRefused('not_found')
    await remove(_id)
    await expect(restore(_id, bea)).toBeRefused('not_found')
    expect((await rows())[0]).toMatchObject({ name: 'cv.pdf', slot: null })
  })
})

describe('removing', () => {
  test('takes a file out immediately, and an undo within an hour brings it back', async () => {
    const { _id, fileUrl } = await aLibraryFile(ana)
    await remove(_id)
    expect(await filesOf(ana)).toEqual([])
    expect((await get(fileUrl)).statusCode).toBe(404)
    await expect(remove(_id)).toBeRefused('not_found')
    await expect(change(_id, { name: 'x' })).toBeRefused('not_found')
    await settleFileRemovals(app.deps)
    for (let i = 0; i < 2; i++) expect((await restore(_id)).file._id).toBe(_id)
    expect(await namesOf(ana)).toEqual(['cv.pdf'])
    expect((await get(fileUrl)).statusCode).toBe(200)
  })

  test('deletes the file after an hour, with the stored object', async () => {
    const { _id } = await aLibraryFile(ana)
    await remove(_id)
    await anHourLater()
    expect([await rows(), await stored()]).toEqual([[], []])
    await expect(restore(_id)).toBeRefused('not_found')
  })

  test('cannot be undone once the same file was added again', async () => {
    const { _id } = await aLibraryFile(ana, { content: aPdf() })
    await remove(_id)
    const again = await aLibraryFile(ana, { content: aPdf() })
    expect(again._id).not.toBe(_id)
    await expect(restore(_id)).toBeRefused('conflict')
    await anHourLater()
    expect((await get(again.fileUrl)).rawPayload.equals(aPdf())).toBe(true)
  })

  test('is ended by an hourly job that several processes may run', async () => {
    for (let i = 0; i < 5; i++) await remove((await aLibraryFile(ana, { name: `${i}.pdf` }))._id)
    await app.pool.query(`update library_files set removed_at = removed_at - interval '61 minutes'`)
    await Promise.all([1, 2, 3].map(() => settleFileRemovals(app.deps)))
    expect(await rows()).toEqual([])
  })
})

describe('a library holds', () => {
  test('30 files, also when 100 come concurrently', async () => {
    await fill(28, 1_000)
    const results = await Promise.allSettled(
      Array.from({ length: 100 }, (_, i) => aLibraryFile(ana, { name: `${i}.pdf` })),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    await expect(aLibraryFile(ana)).toBeRefused('file_limit_reached')
    expect(await filesOf(ana)).toHaveLength(fileLimits.files)
    expect(await stored()).toHaveLength(2)
  })

  test('100 MB, which the database itself guards', async () => {
    await fill(10, limits.fileBytes - 1)
    const [first] = await filesOf(ana)
    await expect(aLibraryFile(ana)).toBeRefused('file_limit_reached')
    await expect(fill(30, limits.fileBytes, await aSeeker(app))).rejects.toThrow('too large')
    await remove(first?._id ?? '')
    const { _id } = await aLibraryFile(ana)
    await expect(restore(first?._id ?? '')).toBeRefused('file_limit_reached')
    await remove(_id)
    await restore(first?._id ?? '')
  })

  test('500 MB with the files that were sent and left the library', async () => {
    for (let round = 0; round < 5; round++) {
      await fill(10, limits.fileBytes - 1)
      await app.pool.query('update library_files set slot = null')
    }
    await expect(aLibraryFile(ana)).toBeRefused('file_limit_reached')
    await expect(fill(1, 1_000)).rejects.toThrow('too large')
  })

  test('files of 10 MB, of the kinds that a chat takes, by content', async () => {
    const refused = async (content: Buffer | string, name = 'cv.pdf') =>
      aLibraryFile(ana, { content, name }).then(
        () => 'accepted',
        (error: { body?: { code: string } }) => error.body?.code,
      )
    const html = '<!DOCTYPE html><script>alert(1)</script>'
    expect(await refused(html)).toBe('wrong_media_type')
    expect(await refused('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'cv.png')).toBe(
      'wrong_media_type',
    )
    expect(await refused(Buffer.concat([Buffer.from(html), aPdf()]))).toBe('wrong_media_type')
    expect(await refused(zipOf([['[Content_Types].xml', Buffer.alloc(64_000_000)]]), 'cv.docx')).toBe(
      'wrong_media_type',
    )
    const macros = '<x y="application/vnd.ms-word.document.macroEnabled.main+xml"/>'
    expect(await refused(zipOf([['[Content_Types].xml', macros]]), 'cv.docx')).toBe('wrong_media_type')
    expect(await refused(Buffer.concat([aPdf(), Buffer.alloc(limits.fileBytes)]))).toBe('too_large')
    expect(await refused('')).toBe('invalid_input')
    expect([await rows(), await stored()]).toEqual([[], []])
  })

  test.each([
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\Ana\\cv.pdf', 'cv.pdf'],
    ['cv\u202Efdp.exe', 'cvfdp.pdf'],
    ['🥐 Lebenslauf Übersicht.PDF', '🥐 Lebenslauf Übersicht.pdf'],
    ['', 'file.pdf'],
    ['.pdf', 'file.pdf'],
    ['السيرة الذاتية.pdf', 'السيرة الذاتية.pdf'],
  ])('a file named %j as %j', async (given, name) => {
    expect((await aLibraryFile(ana, { name: given, content: aPdf() })).name).toBe(name)
  })

  test('names of 200 characters, cut between graphemes', async () => {
    const { name } = await aLibraryFile(ana, { name: `${'👩🏽‍🍳'.repeat(300)}.pdf`, content: aPdf() })
    expect(name.length).toBeLessThanOrEqual(200)
    expect(name).toMatch(/^(👩🏽‍🍳)+\.pdf$/u)
  })
})

test('an upload needs a file and a known kind', async () => {
  const send = (body: object, file?: File) => ana.call(addLibraryFile, { ...(file && { file }), body } as never)
  const file = new File([new Uint8Array(aPdf())], 'cv.pdf')
  await expect(send({ kind: 'photo' }, file)).toBeRefused('invalid_input', 'kind')
  expect(await rows()).toEqual([])
  expect((await ana.call(addLibraryFile, { file, body: {} })).file.kind).toBe('other')
})

test('a store without room keeps nothing', async () => {
  const put = vi.spyOn(app.deps.files, 'put').mockRejectedValueOnce(new Error('no room'))
  await expect(aLibraryFile(ana)).toBeRefused('internal')
  put.mockRestore()
  expect([await rows(), (await app.pool.query('select from pending_files')).rowCount]).toEqual([[], 0])
})

test('a removal while an application sends the file either comes first, or leaves the sent file', async () => {
  const jobId = await aJob(app, { by: await anEmployer(app) })
  for (let round = 0; round < 10; round++) {
    const bea = await aSeeker(app)
    const { _id } = await aLibraryFile(bea, { content: pdfOf(`${round}`) })
    const [applied, removed] = await Promise.allSettled([
      bea.call(applyToJob, { params: { jobId }, body: { fileIds: [_id] } }),
      remove(_id, bea),
    ])
    expect(removed.status).toBe('fulfilled')
    const { rowCount } = await app.pool.query('select from application_files where file_id = $1', [_id])
    expect(rowCount).toBe(applied.status === 'fulfilled' ? 1 : 0)
  }
})
