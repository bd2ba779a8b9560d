import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anApplication } from '../../../test/application-factory.ts'
import { processOf } from '../../../test/cluster.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { aJob } from '../../../test/job-factory.ts'
import { inLong } from '../../../test/long.ts'
import { anAnswerPage, noReason, passTenMinutes } from '../../../test/mail-answer-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { runMailAnswers } from './run-mail-answers.service.ts'

vi.setConfig({ testTimeout: 300_000 })
const app = testApp()
const people = inLong(200, 30)
const kills = inLong(10, 3)

const count = async (statement: string) => (await app.pool.query(statement)).rowCount ?? 0
const settled = () => count(`select from mail_answers where outcome = 'sent'`)

test('of answers that servers carry out while they are killed none is lost and none is carried out twice', async () => {
  const hana = await anEmployer(app)
  const jobId = await aJob(app, { by: hana })
  for (let index = 0; index < people; index++) {
    const id = await anApplication(app, { by: await aSeeker(app), to: jobId })
    const page = await anAnswerPage(app, hana, id)
    await page.press(index % 2 === 0 ? noReason : { step: 'message', message: `Come by on Tuesday, number ${index}.` })
  }
  await passTenMinutes(app)
  for (let kill = 0; kill < kills; kill++) {
    const server = await processOf(app)
    await app.deps.db.transaction().execute((tx) => app.deps.queue.enqueue(tx, 'mail-answers', [{}]))
    const before = await settled()
    const running = runMailAnswers(app.deps).catch(() => undefined)
    while ((await settled()) === before && before < people) await pause(2)
    await server.end('SIGKILL')
    await running
  }
  await runMailAnswers(app.deps)
  expect(await settled()).toBe(people)
  expect(await count(`select from application_steps where to_status = 'rejected'`)).toBe(people / 2)
  expect(await count('select from messages')).toBe(people / 2)
  expect(await count('select from applications where answered_at is null')).toBe(0)
})
