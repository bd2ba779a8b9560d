import { exportData } from '@hearback/contract/accounts/data-rights.ts'
import {
  addApplicationNote,
  deleteApplicationNote,
  editApplicationNote,
  listApplicationNotes,
} from '@hearback/contract/hiring/application-notes.ts'
import { getApplication, listApplicants, updateApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anApplication } from '../../../test/application-factory.ts'
import { anEmployer, type EmployerPerson } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import '../../../test/matchers.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { inTransaction } from '../../db/transaction.ts'
import { eraseAccountData } from '../data-rights/erase-accounts.service.ts'
import { purgeEvaluations } from './erasure.service.ts'

const app = testApp()
let hana: EmployerPerson
let mika: EmployerPerson
let ana: Person
let jobId: string
let id: string
beforeEach(async () => {
  hana = await anEmployer(app, { businessName: 'Crust' })
  mika = await anEmployer(app)
  ana = await aSeeker(app)
  jobId = await aJob(app, { by: hana })
  id = await anApplication(app, { by: ana, to: jobId })
})

/** Makes Mika a member of Hana's company. */
const join = (role = 'recruiter') =>
  app.pool.query(`update company_members set company_id = $1, role = $2, first_name = 'Mika' where user_id = $3`, [
    hana._id,
    role,
    mika._id,
  ])
const write = async (text: string, by: EmployerPerson = hana, clientNoteId?: string) =>
  (await by.call(addApplicationNote, { params: { id }, body: { text, ...(clientNoteId && { clientNoteId }) } })).note
const edit = async (noteId: string, text: string, was: string, by: EmployerPerson = hana) =>
  (await by.call(editApplicationNote, { params: { id: noteId }, body: { text, was } })).note
const remove = (noteId: string, by: EmployerPerson = hana) => by.call(deleteApplicationNote, { params: { id: noteId } })
const notes = async (by: EmployerPerson = hana) => (await by.call(listApplicationNotes, { params: { id } })).notes
const texts = async (by: EmployerPerson = hana) => (await notes(by)).map(({ text }) => text)
const erase = (who: Person) =>
  inTransaction(app.deps, (tx, publish) => eraseAccountData(app.deps, tx, publish, who._id))
const exported = async (who: Person) => JSON.stringify(await who.call(exportData))

describe('notes on an application', () => {
  test('are read by all members of the company, newest first, with the first name of their author', async () => {
    await join()
    await write('Calm at the oven.')
    await write('  Knows\r\nsourdough 👩🏽‍🍳 \u202E ', mika)
    expect(await notes()).toMatchObject([
      { text: 'Knows\nsourdough 👩🏽‍🍳', author: { name: 'Mika', isYou: false }, editedAt: null, mayDelete: true },
      { text: 'Calm at the oven.', author: { name: 'Harriet', isYou: true }, mayDelete: true },
    ])
    expect((await notes(mika)).map(({ author }) => author.isYou)).toEqual([true, false])
  })

  test('are found by no one else, and appear in no other reply', async () => {
    const { _id } = await write('Zyxora')
    await expect(notes(mika)).toBeRefused('not_found')
    await expect(write('Mine', mika)).toBeRefused('not_found')
    await expect(edit(_id, 'Mine', 'Zyxora', mika)).toBeRefused('not_found')
    await expect(remove(_id, mika)).toBeRefused('not_found')
    await expect(ana.call(listApplicationNotes, { params: { id } })).toBeRefused('not_allowed')
    for (const reply of [
      await ana.call(getApplication, { params: { id } }),
      await hana.call(getApplication, { params: { id } }),
      await hana.call(listApplicants, { params: { jobId }, query: {} }),
    ])
      expect(JSON.stringify(reply)).not.toContain('Zyxora')
    const found = await hana.call(listApplicants, { params: { jobId }, query: { keyword: 'zyxora' } })
    expect(found.applications).toEqual([])
  })

  test('are refused without visible words, and beyond 2,000 characters', async () => {
    for (const text of ['', ' \n\u200B', 'x'.repeat(2001)])
      await expect(write(text)).toBeRefused('invalid_input', 'text')
    expect(await notes()).toEqual([])
    await write('x'.repeat(2000))
  })

  test('are written once by a request that is sent again, also at the same time', async () => {
    await Promise.all([write('Once', hana, 'k1'), write('Once', hana, 'k1'), write('Once', hana, 'k1')])
    await write('Once', hana, 'k1')
    expect(await texts()).toEqual(['Once'])
    await join()
    await write('Twice', mika, 'k1')
    expect(await texts()).toEqual(['Twice', 'Once'])
  })

  test('are at most 100, also when several are written at the same time', async () => {
    await app.pool.query(
      `insert into application_notes (application_id, slot, seeker_id, author_id, author_name, body)
       select $1, n, $2, $3, 'Hana', 'Old ' || n from generate_series(1, 98) n`,
      [id, ana._id, hana._id],
    )
    const outcomes = await Promise.allSettled([1, 2, 3, 4, 5].map((n) => write(`New ${n}`)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    await expect(write('One more')).toBeRefused('invalid_input', 'text')
    const [newest] = await notes()
    await remove(newest?._id ?? '')
    await write('In its place')
    expect((await texts())[0]).toBe('In its place')
    expect(await notes()).toHaveLength(100)
  })

  test('are edited by their author only, and say so', async () => {
    await join('owner')
    const { _id } = await write('Calm')
    expect(await edit(_id, 'Calm and quick', 'Calm')).toMatchObject({ editedAt: expect.any(String) })
    await expect(edit(_id, 'Slow', 'Calm and quick', mika)).toBeRefused('not_allowed')
    expect(await texts(mika)).toEqual(['Calm and quick'])
  })

  test('of two tabs do not overwrite each other, and a repeated change is no conflict', async () => {
    const { _id } = await write('Calm')
    const outcomes = await Promise.allSettled([edit(_id, 'Tab one', 'Calm'), edit(_id, 'Tab two', 'Calm')])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const [kept = ''] = await texts()
    await expect(edit(_id, 'Late', 'Calm')).toBeRefused('conflict', 'text')
    expect(await texts()).toEqual([kept])
    const before = await notes()
    await edit(_id, kept, 'Calm')
    expect(await notes()).toEqual(before)
  })

  test('are deleted by their author and by owners, and no one edits a deleted one', async () => {
    await join()
    const [first, second] = [await write('First'), await write('Second', mika)]
    await expect(remove(first._id, mika)).toBeRefused('not_allowed')
    expect((await notes(mika)).map(({ mayDelete }) => mayDelete)).toEqual([true, false])
    expect((await notes()).map(({ mayDelete }) => mayDelete)).toEqual([true, true])
    await remove(second._id)
    await expect(edit(second._id, 'Again', 'Second', mika)).toBeRefused('not_found')
    await expect(remove(second._id, mika)).toBeRefused('not_found')
    await remove(first._id)
    expect(await notes()).toEqual([])
  })

  test('are still written after the applicant withdrew', async () => {
    await ana.call(updateApplicationStatus, { params: { id }, body: { newStatus: 'withdrawn' } })
    await write('Took another job.')
    expect(await texts()).toEqual(['Took another job.'])
  })
})

describe('the data of notes', () => {
  test('is in the export of the applicant with the first name of the author, and with nothing else about them', async () => {
    await join()
    await write('Calm at the oven.', mika)
    const data = await exported(ana)
    expect(data).toContain('Calm at the oven.')
    expect(data).toContain('Mika')
    expect(data).not.toContain(mika._id)
    expect(data).not.toContain(mika.email)
    expect(await exported(mika)).toContain('Calm at the oven.')
  })

  test('is erased with the applicant, and no note is written about an erased person', async () => {
    await write('Calm at the oven.')
    await Promise.allSettled([erase(ana), write('Meanwhile'), write('Meanwhile too')])
    expect(await notes()).toEqual([])
    await expect(write('Late')).toBeRefused('conflict')
    expect(await notes()).toEqual([])
  })

  test('is erased with the company', async () => {
    await write('Calm at the oven.')
    await erase(hana)
    expect((await app.pool.query('select from application_notes')).rowCount).toBe(0)
  })

  test('keeps the note and the name of a member who leaves, who reads it no longer', async () => {
    await join()
    const { _id } = await write('Calm', mika)
    await app.pool.query('delete from company_members where user_id = $1', [mika._id])
    await expect(notes(mika)).toBeRefused('not_allowed')
    await expect(edit(_id, 'Slow', 'Calm', mika)).toBeRefused('not_allowed')
    expect(await notes()).toMatchObject([{ text: 'Calm', author: { name: 'Mika', isYou: false } }])
  })

  test('loses the name of a member whose account is erased', async () => {
    await join()
    await write('Calm', mika)
    await erase(mika)
    expect(await notes()).toMatchObject([{ text: 'Calm', author: { name: null, isYou: false } }])
  })

  test.each(['rejected', 'withdrawn', 'hired'] as const)(
    'is deleted 6 months after an application was rejected or withdrawn: %s',
    async (status) => {
      await write('Calm')
      await app.pool.query('update applications set status = $2 where id = $1', [id, status])
      await purgeEvaluations(app.deps)
      expect(await notes()).toHaveLength(1)
      await app.pool.query(`update applications set status_changed_at = now() - interval '184 days' where id = $1`, [
        id,
      ])
      await purgeEvaluations(app.deps)
      expect(await notes()).toHaveLength(status === 'hired' ? 1 : 0)
    },
  )
})
