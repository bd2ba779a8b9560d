import { pickSlot } from '@hearback/contract/hiring/answering.ts'
import { applyToJob, countApplicationView, updateApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import { expect, test } from 'vitest'
import { eventually, testApp } from '../../../test/app.ts'
import { anApplication, shiftApplication } from '../../../test/application-factory.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { aJob } from '../../../test/job-factory.ts'
import '../../../test/matchers.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import type { TestSocket } from '../../../test/sockets.ts'
import { inTransaction } from '../../db/transaction.ts'
import { runAnswerClock } from './answer-clock.service.ts'
import { answerByMessage } from './applications-between.service.ts'

const app = testApp()

const ids = (client: TestSocket) => client.heard('applicationChanged').map(({ applicationId }) => applicationId)

async function watching() {
  const hana = await anEmployer(app, { businessName: 'Crust' })
  const ana = await aSeeker(app)
  const jobId = await aJob(app, { by: hana })
  const clients = [await app.connect(hana), await app.connect(ana), await app.connect(ana)]
  /** Resolves once every connection of both people has received `times` events of the application. */
  const told = (id: string, times: number) =>
    eventually(() => clients.every((client) => ids(client).filter((heard) => heard === id).length === times))
  return { hana, ana, jobId, clients, told }
}

test('every step is pushed to all screens of both people, and to no one else', async () => {
  const { hana, ana, jobId, clients, told } = await watching()
  const strangers = [await app.connect(await aSeeker(app)), await app.connect(await anEmployer(app))]
  const { application } = await ana.call(applyToJob, { params: { jobId }, body: {} })
  const id = application._id
  await told(id, 1)
  await hana.call(countApplicationView, { params: { id } })
  await told(id, 2)
  const slot = new Date(Date.now() + 3 * 86_400_000).toISOString()
  const where = { mode: 'video', timeZone: 'America/Boise', place: 'https://meet.example/1' } as const
  const interviewInvitation = { ...where, slots: [slot] }
  await hana.call(updateApplicationStatus, { params: { id }, body: { newStatus: 'interview', interviewInvitation } })
  await told(id, 3)
  await ana.call(pickSlot, { params: { id }, body: { slot } })
  await told(id, 4)
  await ana.call(updateApplicationStatus, { params: { id }, body: { newStatus: 'withdrawn' } })
  await told(id, 5)
  expect(clients.flatMap((client) => client.heard('applicationChanged'))).toEqual(
    Array.from({ length: 15 }, () => ({ applicationId: id })),
  )
  expect(strangers.flatMap(ids)).toEqual([])
})

test('an answer by message and the clock are pushed as well', async () => {
  const { hana, ana, jobId, told } = await watching()
  const id = await anApplication(app, { by: ana, to: jobId })
  await told(id, 1)
  const between = { employerId: hana._id, seekerId: ana._id }
  await inTransaction(app.deps, (tx, publish) =>
    answerByMessage(app.deps, tx, publish, { ...between, writerId: hana._id }),
  )
  await told(id, 2)
  await shiftApplication(app, id, 31)
  await runAnswerClock(app.deps)
  await told(id, 3)
})

test('nothing is pushed where nothing changed', async () => {
  const { hana, ana, jobId, clients, told } = await watching()
  const id = await anApplication(app, { by: ana, to: jobId })
  await hana.call(countApplicationView, { params: { id } })
  await told(id, 2)
  await hana.call(countApplicationView, { params: { id } })
  const step = hana.call(updateApplicationStatus, { params: { id }, body: { newStatus: 'hired' } })
  await expect(step).toBeRefused('step_not_allowed')
  const next = await anApplication(app, { by: ana, to: await aJob(app, { by: hana }) })
  await told(next, 1)
  for (const client of clients) expect(ids(client)).toEqual([id, id, next])
})
