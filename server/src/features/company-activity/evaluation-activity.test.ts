import { listActivity } from '@hearback/contract/accounts/activity.ts'
import {
  addApplicationNote,
  deleteApplicationNote,
  editApplicationNote,
} from '@hearback/contract/hiring/application-notes.ts'
import { deleteScorecard } from '@hearback/contract/hiring/scorecards.ts'
import {
  addCompanyPhoto,
  describeCompanyPhoto,
  orderCompanyPhotos,
  removeCompanyPhoto,
} from '@hearback/contract/people/company-photos.ts'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anApplication } from '../../../test/application-factory.ts'
import { anEmployer, type EmployerPerson } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { score, setNames } from '../../../test/scorecard-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { aMember } from '../../../test/team-factory.ts'
import '../../../test/matchers.ts'

const app = testApp()
let hana: EmployerPerson
let rita: Person
let jobId: string
let id: string

beforeEach(async () => {
  hana = await anEmployer(app, { businessName: 'Crust' })
  rita = await aMember(app, hana)
  jobId = await aJob(app, { by: hana })
  id = await anApplication(app, { by: await aSeeker(app, { firstName: 'Ana', lastName: 'Torres' }), to: jobId })
})

/** The log as an owner reads it, oldest first: act, member, applicant, colleague, changes. */
async function log() {
  const { entries } = await hana.call(listActivity, { query: {} })
  return entries
    .toReversed()
    .map(({ act, member, applicant, colleague, changes }) =>
      [act, member?.name?.split(' ')[0], applicant?.name, colleague?.name, ...changes].filter(Boolean),
    )
}
/** Everything stored in the log. */
const stored = async () => JSON.stringify((await app.pool.query('select * from company_activity')).rows)

const note = async (text: string, by: Person, clientNoteId?: string) =>
  (await by.call(addApplicationNote, { params: { id }, body: { text, ...(clientNoteId && { clientNoteId }) } })).note
    ._id
const edit = (noteId: string, text: string, was: string, by: Person) =>
  by.call(editApplicationNote, { params: { id: noteId }, body: { text, was } })
const remove = (noteId: string, by: Person) => by.call(deleteApplicationNote, { params: { id: noteId } })

test('notes are logged by author and applicant, each act once, without their text', async () => {
  const noteId = await note('Zyxora sings.', rita, 'k')
  await note('Zyxora sings.', rita, 'k')
  await edit(noteId, 'Zyxora hums.', 'Zyxora sings.', rita)
  await edit(noteId, 'Zyxora hums.', 'Zyxora sings.', rita)
  await expect(edit(noteId, 'Mine', 'Zyxora hums.', hana)).toBeRefused('not_allowed')
  await remove(noteId, rita)
  await expect(remove(noteId, rita)).toBeRefused('not_found')
  expect(await log()).toEqual([
    ['application_noted', 'Rita', 'Ana Torres'],
    ['application_note_edited', 'Rita', 'Ana Torres'],
    ['application_note_deleted', 'Rita', 'Ana Torres'],
  ])
  expect(await stored()).not.toMatch(/Zyxora|sings|hums/)
})

test('who deletes a note or scorecard of a colleague is logged, with the author', async () => {
  await remove(await note('Late twice.', rita), hana)
  await setNames(hana, jobId, ['Oven'])
  await score(hana, id, { Oven: { rating: 1 } })
  const { own } = await score(rita, id, { Oven: { rating: 4 } })
  await hana.call(deleteScorecard, { params: { id: own?._id ?? '' } })
  const ben = await aMember(app, hana, { firstName: 'Ben' })
  await expect(remove(await note('Mine', rita), ben)).toBeRefused('not_allowed')
  expect((await log()).filter(([act]) => String(act).endsWith('deleted'))).toEqual([
    ['application_note_deleted', 'Harriet', 'Ana Torres', 'Rita Kaya'],
    ['application_score_deleted', 'Harriet', 'Ana Torres', 'Rita Kaya'],
  ])
})

test('scorecards are logged by author and applicant, without ratings, sentences and criteria', async () => {
  await setNames(hana, jobId, ['Oven', 'Calm'])
  await score(rita, id, { Oven: { rating: 2, sentence: 'Zyxora' } })
  await score(rita, id, { Oven: { rating: 4, sentence: 'Zyxora' } })
  await expect(score(rita, id, {})).toBeRefused('invalid_input')
  const entries = (await log()).slice(1)
  expect(entries).toEqual([
    ['application_scored', 'Rita', 'Ana Torres'],
    ['application_score_edited', 'Rita', 'Ana Torres'],
  ])
  expect(await stored()).not.toMatch(/Zyxora|rating/)
})

test('criteria of a job are logged with their names before and after, and only if they differ', async () => {
  await setNames(hana, jobId, ['Oven'])
  await setNames(hana, jobId, ['Oven'])
  await setNames(hana, jobId, ['Oven', 'Calm'])
  expect(await log()).toEqual([
    ['job_criteria_set', 'Harriet', { field: 'criteria', before: null, after: ['Oven'] }],
    ['job_criteria_set', 'Harriet', { field: 'criteria', before: ['Oven'], after: ['Oven', 'Calm'] }],
  ])
})

test('photos of the company are logged, each act once', async () => {
  const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#0c3d2c' } })
    .jpeg()
    .toBuffer()
  const add = async () =>
    (await hana.call(addCompanyPhoto, { file: new File([new Uint8Array(picture)], 'x.jpg'), body: {} })).photos
  const [first = { _id: '' }, second = { _id: '' }] = [...(await add()), ...(await add()).slice(1)]
  const describe = (description: string) =>
    hana.call(describeCompanyPhoto, { params: { id: first._id }, body: { description } })
  await describe('Our oven')
  await describe('Our oven')
  const order = (ids: string[]) => hana.call(orderCompanyPhotos, { body: { ids } })
  await order([first._id, second._id])
  await order([second._id, first._id])
  await hana.call(removeCompanyPhoto, { params: { id: first._id } })
  await expect(hana.call(removeCompanyPhoto, { params: { id: first._id } })).toBeRefused('not_found')
  expect(await log()).toEqual([
    ['company_photo_added', 'Harriet'],
    ['company_photo_added', 'Harriet'],
    ['company_photo_described', 'Harriet'],
    ['company_photos_ordered', 'Harriet'],
    ['company_photo_removed', 'Harriet'],
  ])
  expect(await stored()).not.toContain('oven')
})
