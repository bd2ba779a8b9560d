import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { deleteAccount, exportData } from '@hearback/contract/accounts/data-rights.ts'
import {
  type Application,
  applyToJob,
  getApplication,
  listApplicants,
  listMyApplications,
  updateApplicationStatus,
} from '@hearback/contract/hiring/applications.ts'
import { decideChat } from '@hearback/contract/hiring/chat.ts'
import { changeLibraryFile, removeLibraryFile } from '@hearback/contract/people/library-files.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { aChat } from '../../../test/chat-factory.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { anAccount, type Person, password } from '../../../test/factories.ts'
import { aLibraryFile } from '../../../test/file-factory.ts'
import { aJob } from '../../../test/job-factory.ts'
import '../../../test/matchers.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { purgeCoverLetters } from '../applications/erasure.service.ts'
import { eraseDueAccounts } from '../data-rights/erase-accounts.service.ts'
import { sweepFiles } from '../files/files.service.ts'
import { settleFileRemovals } from './library-files.service.ts'

vi.setConfig({ testTimeout: 30_000 })
const app = testApp()
let ana: Person
let hana: Person
let jobId: string
beforeEach(async () => {
  await rm(folder(), { recursive: true, force: true })
  ana = await aSeeker(app)
  hana = await anEmployer(app)
  jobId = await aJob(app, { by: hana })
})

const apply = async (fileIds?: unknown, to = jobId, by = ana): Promise<Application> =>
  (await by.call(applyToJob, { params: { jobId: to }, body: { ...(fileIds !== undefined && { fileIds }) } as never }))
    .application
const filesFor = async (who: Person, id: string) =>
  (await who.call(getApplication, { params: { id } })).application.files ?? []
const listed = async (who = hana) =>
  (await who.call(listApplicants, { params: { jobId } })).applications.map(({ files }) => files ?? [])
const step = (who: Person, id: string, newStatus: string, more = {}) =>
  who.call(updateApplicationStatus, { params: { id }, body: { newStatus, ...more } as never })
const status = async (url: string, who?: Person) =>
  (await app.server.inject({ method: 'GET', url, headers: who?.token ? { 'auth-token': who.token } : {} })).statusCode
const folder = () => join(app.deps.config.dataDir, 'files/library')
const stored = () => readdir(folder()).catch(() => [])
const sentRows = async () => (await app.pool.query('select * from application_files')).rows
const sixMonthsLater = async () => {
  await app.pool.query(`update applications set status_changed_at = status_changed_at - interval '6 months 1 day'`)
  await purgeCoverLetters(app.deps)
  await sweepLater()
}
const sweepLater = async () => {
  await app.pool.query(`update pending_files set created_at = created_at - interval '1 day'`)
  await sweepFiles(app.deps)
}
const removeForGood = async (id: string) => {
  await ana.call(removeLibraryFile, { params: { id } })
  await app.pool.query(`update library_files set removed_at = removed_at - interval '61 minutes'`)
  await settleFileRemovals(app.deps)
  await sweepLater()
}

describe('an application with files', () => {
  test('shows them to both people in the order chosen, with links that open them', async () => {
    const cv = await aLibraryFile(ana)
    const letter = await aLibraryFile(ana, { name: 'letter.txt', content: 'Dear Crust, 🥐', kind: 'cover_letter' })
    const { _id } = await apply([letter._id, cv._id])
    for (const files of [await filesFor(hana, _id), (await listed())[0] ?? [], await filesFor(ana, _id)]) {
      expect(files.map(({ name, kind, size }) => [name, kind, size])).toEqual([
        ['letter.txt', 'cover_letter', letter.size],
        ['cv.pdf', 'cv', cv.size],
      ])
      for (const { fileUrl } of files) expect(await status(fileUrl)).toBe(200)
    }
  })

  test('needs none, and says nothing of them then', async () => {
    const { _id } = await apply()
    expect(await listed()).toEqual([[]])
    const { application } = await hana.call(getApplication, { params: { id: _id } })
    expect(application).not.toHaveProperty('files')
    for (const none of [null, []]) await apply(none, jobId, await aSeeker(app))
    expect(await sentRows()).toEqual([])
  })

  test('keeps them as they were sent, whatever becomes of them in the library', async () => {
    const cv = await aLibraryFile(ana, { name: 'old.pdf' })
    const { _id } = await apply([cv._id])
    await ana.call(changeLibraryFile, { params: { id: cv._id }, body: { name: 'new', kind: 'other' } })
    await removeForGood(cv._id)
    const [sent] = await filesFor(hana, _id)
    expect(sent).toMatchObject({ name: 'old.pdf', kind: 'cv' })
    expect(await status(sent?.fileUrl ?? '')).toBe(200)
    expect(await stored()).toHaveLength(1)
  })

  test('sends one file with several applications, which keep it until the last of them has lapsed', async () => {
    const cv = await aLibraryFile(ana)
    const other = await aJob(app, { by: await anEmployer(app) })
    const [first, second] = [await apply([cv._id]), await apply([cv._id], other)]
    await removeForGood(cv._id)
    await step(ana, first._id, 'withdrawn')
    await sixMonthsLater()
    expect([(await sentRows()).length, (await stored()).length]).toEqual([1, 1])
    await step(ana, second._id, 'withdrawn')
    await sixMonthsLater()
    expect([(await sentRows()).length, (await stored()).length]).toEqual([0, 0])
  })

  test('loses both last references concurrently without leaving the file behind', async () => {
    const cv = await aLibraryFile(ana)
    const other = await aJob(app, { by: await anEmployer(app) })
    const ids = [(await apply([cv._id]))._id, (await apply([cv._id], other))._id]
    await removeForGood(cv._id)
    await Promise.all(ids.map((id) => app.pool.query('delete from application_files where application_id = $1', [id])))
    expect((await app.pool.query('select from library_files')).rowCount).toBe(0)
    await sweepLater()
    expect(await stored()).toEqual([])
  })

  test.each([
    ['keeps the files of the first time', undefined, ['cv.pdf']],
    ['sends others', ['letter.pdf'], ['letter.pdf']],
    ['sends none', [], []],
  ])('once more %s', async (_what, names, sent) => {
    const files = [await aLibraryFile(ana), await aLibraryFile(ana, { name: 'letter.pdf' })]
    const { _id } = await apply([files[0]?._id])
    await step(ana, _id, 'withdrawn')
    await apply(names?.map((name) => files.find((file) => file.name === name)?._id))
    expect((await filesFor(hana, _id)).map(({ name }) => name)).toEqual(sent)
  })
})

describe('refused with the field `fileIds`, and nothing is changed, are', () => {
  test('files of others, removed ones, those that never were, ids that are none, and six', async () => {
    const own = await aLibraryFile(ana)
    const gone = await aLibraryFile(ana, { name: 'gone.pdf' })
    await ana.call(removeLibraryFile, { params: { id: gone._id } })
    const foreign = await aLibraryFile(await aSeeker(app))
    const six = await Promise.all([1, 2, 3, 4, 5, 6].map((i) => aLibraryFile(ana, { name: `${i}.pdf` })))
    for (const ids of [
      [own._id, foreign._id],
      [gone._id],
      [jobId],
      ['../etc'],
      six.map(({ _id }) => _id),
      own._id,
      [null],
    ]) {
      await expect(apply(ids)).rejects.toMatchObject({ body: { code: 'invalid_input' } })
    }
    await expect(apply([own._id, foreign._id])).toBeRefused('invalid_input', 'fileIds')
    await expect(apply(six.map(({ _id }) => _id))).toBeRefused('invalid_input', 'fileIds')
    expect((await ana.call(listMyApplications)).total).toBe(0)
    expect(await sentRows()).toEqual([])
    await apply([...six.slice(0, 5), ...six.slice(0, 1)].slice(0, 5).map(({ _id }) => _id))
    expect(await sentRows()).toHaveLength(5)
  })

  test('except a file named twice, which is sent once', async () => {
    const { _id } = await aLibraryFile(ana)
    await apply([_id, _id.toUpperCase(), _id])
    expect(await sentRows()).toHaveLength(1)
  })

  test('and a sixth file is refused by the database too', async () => {
    const { _id } = await aLibraryFile(ana)
    const application = await apply([_id])
    const insert = (position: number) =>
      app.pool.query(
        `insert into application_files (application_id, position, file_id, name, kind) values ($1, $2, $3, 'a', 'cv')`,
        [application._id, position, _id],
      )
    await expect(insert(6)).rejects.toThrow('position')
    await expect(insert(2)).rejects.toThrow('unique')
  })
})

test('two tabs that apply with other files make one application with the files of one', async () => {
  const files = await Promise.all([1, 2, 3, 4].map((i) => aLibraryFile(ana, { name: `${i}.pdf` })))
  const [a = [], b = []] = [files.slice(0, 2), files.slice(2)].map((half) => half.map(({ _id }) => _id))
  const results = await Promise.allSettled([apply(a), apply(b)])
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
  const sent = (await sentRows()).map(({ file_id }) => file_id).sort()
  expect([[...a].sort(), [...b].sort()]).toContainEqual(sent)
})

describe('a sent file is closed', () => {
  let id: string
  let url: string
  let path: string
  beforeEach(async () => {
    id = (await apply([(await aLibraryFile(ana))._id]))._id
    url = (await filesFor(hana, id))[0]?.fileUrl ?? ''
    path = url.split('?')[0] ?? ''
    expect(await status(url)).toBe(200)
  })
  const closed = async () => {
    expect(await status(url)).toBe(404)
    expect(await status(path, hana)).toBe(404)
    expect(await listed()).toEqual([[]])
    expect(await filesFor(hana, id)).toEqual([])
    expect(await filesFor(ana, id)).toHaveLength(1)
  }

  test('to other companies, other seekers, moderators and visitors', async () => {
    for (const other of [await anEmployer(app), await aSeeker(app), await anAccount(app, 'admin')]) {
      expect(await status(path, other)).toBe(404)
      expect(await status(url.replace(hana._id, other._id))).toBe(403)
    }
    expect(await status(path)).toBe(401)
    expect(await status(`/files/applications/${id}/x?${url.split('?')[1]}`)).toBe(403)
    expect(await status(path.replace(id, jobId), hana)).toBe(404)
    expect(await status(path, hana)).toBe(200)
    expect(await status(path, ana)).toBe(200)
  })

  test('with its link after 5 minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 300_000 })
    try {
      expect(await status(url)).toBe(403)
    } finally {
      vi.useRealTimers()
    }
  })

  test('to the company after a withdrawal, also by links from before, until the person applies once more', async () => {
    await step(ana, id, 'withdrawn')
    await closed()
    await apply()
    expect(await status(url)).toBe(200)
  })

  test('to the company while the person blocks it', async () => {
    const { chatId } = await aChat(app, { by: hana, with: ana })
    await ana.call(decideChat, { params: { chatId }, body: { decision: 'block' } })
    await closed()
  })

  test('to the company while the person is suspended', async () => {
    await app.pool.query('update users set suspended_at = now() where id = $1', [ana._id])
    expect(await status(url)).toBe(404)
    expect(await listed()).toEqual([[]])
  })

  test('to a suspended company', async () => {
    await app.pool.query('update users set suspended_at = now() where id = $1', [hana._id])
    expect(await status(url)).toBe(403)
  })

  test('6 months after a rejection, before and after the nightly purge, and stays in the library', async () => {
    await step(hana, id, 'rejected', { reasonCode: 'position_filled' })
    expect(await status(url)).toBe(200)
    await app.pool.query(`update applications set status_changed_at = status_changed_at - interval '6 months 1 day'`)
    await closed()
    await purgeCoverLetters(app.deps)
    await sweepLater()
    expect([await sentRows(), (await stored()).length]).toEqual([[], 1])
  })

  test('and gone with the account of the person', async () => {
    await ana.call(deleteAccount, { body: { currentPassword: password } })
    await app.pool.query('update account_deletions set erase_at = now()')
    await eraseDueAccounts(app.deps)
    await sweepLater()
    expect(await status(url)).toBe(404)
    expect([await sentRows(), await stored()]).toEqual([[], []])
    expect((await app.pool.query('select from library_files')).rowCount).toBe(0)
  })
})

test('the export has the files with their content, also sent ones that left the library', async () => {
  const letter = await aLibraryFile(ana, { name: 'letter.txt', content: 'Dear Crust', kind: 'cover_letter' })
  const cv = await aLibraryFile(ana)
  await apply([cv._id])
  await removeForGood(cv._id)
  const { files, tables } = await ana.call(exportData)
  expect(files.map(({ _id, name }) => [_id, name])).toEqual(
    [
      [letter._id, 'letter.txt'],
      [cv._id, 'cv.pdf'],
    ].toSorted(),
  )
  const content = files.find(({ name }) => name === 'letter.txt')?.content ?? ''
  expect(Buffer.from(content, 'base64').toString()).toBe('Dear Crust')
  expect(tables.application_files?.rows).toMatchObject([{ file_id: cv._id, name: 'cv.pdf' }])
  expect((await hana.call(exportData)).files).toEqual([])
  expect((await hana.call(exportData)).tables).not.toHaveProperty('application_files')
})
