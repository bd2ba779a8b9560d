import { addApplicationNote } from '@hearback/contract/hiring/application-notes.ts'
import { countApplicationView } from '@hearback/contract/hiring/applications.ts'
import { setJobPeople } from '@hearback/contract/jobs/job-people.ts'
import { beforeEach, expect, test } from 'vitest'
import { eventually, testApp } from '../../../test/app.ts'
import { anApplication } from '../../../test/application-factory.ts'
import { anEmployer, type EmployerPerson } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { score, setNames } from '../../../test/scorecard-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import type { TestSocket } from '../../../test/sockets.ts'
import { aContributor, aMember } from '../../../test/team-factory.ts'

const app = testApp()
let hana: EmployerPerson
let cora: Person
let ana: Person
let jobId: string

beforeEach(async () => {
  hana = await anEmployer(app)
  ana = await aSeeker(app)
  jobId = await aJob(app, { by: hana })
  cora = await aContributor(app, hana, jobId)
})

const applications = (client: TestSocket) =>
  client.heard('applicationChanged').map(({ applicationId }) => applicationId as string)
const evaluations = (client: TestSocket) => client.heard('evaluationChanged')
const note = (id: string, by: Person, text = 'Calm.') => by.call(addApplicationNote, { params: { id }, body: { text } })

test('contributors hear of new applications and steps of their jobs, and of no others', async () => {
  const other = await aJob(app, { by: hana })
  const [coras, colins] = [await app.connect(cora), await app.connect(await aContributor(app, hana))]
  const elsewhere = await anApplication(app, { by: ana, to: other })
  const id = await anApplication(app, { by: ana, to: jobId })
  await eventually(() => applications(coras).length === 1)
  await hana.call(countApplicationView, { params: { id } })
  await eventually(() => applications(coras).length === 2)
  expect(applications(coras)).toEqual([id, id])
  expect(applications(coras)).not.toContain(elsewhere)
  expect(applications(colins)).toEqual([])
})

test('members who see the job hear of notes, scorecards and criteria, without what they say; applicants never', async () => {
  const id = await anApplication(app, { by: ana, to: jobId })
  const rita = await aMember(app, hana)
  const clients = await Promise.all([hana, rita, cora].map((who) => app.connect(who)))
  const outside = [
    await app.connect(ana),
    await app.connect(await aContributor(app, hana)),
    await app.connect(await anEmployer(app)),
  ]
  await note(id, cora)
  await setNames(hana, jobId, ['Oven'])
  await score(cora, id, { Oven: { rating: 3 } })
  await eventually(() => clients.every((client) => evaluations(client).length === 3))
  for (const client of clients)
    expect(evaluations(client)).toEqual([{ jobId, applicationId: id }, { jobId }, { jobId, applicationId: id }])
  expect(outside.flatMap(evaluations)).toEqual([])
})

test('a contributor who is removed from the job hears nothing more of it', async () => {
  const id = await anApplication(app, { by: ana, to: jobId })
  const coras = await app.connect(cora)
  await note(id, hana)
  await eventually(() => evaluations(coras).length === 1)
  await hana.call(setJobPeople, { params: { id: jobId }, body: { lead: hana._id, recruiters: [], contributors: [] } })
  const hanas = await app.connect(hana)
  await note(id, hana, 'Another.')
  await hana.call(countApplicationView, { params: { id } })
  await eventually(() => evaluations(hanas).length === 1 && applications(hanas).length === 1)
  expect([evaluations(coras).length, applications(coras).length]).toEqual([1, 0])
})
