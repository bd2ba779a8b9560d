import type { InputOf } from '@hearback/contract/endpoint.ts'
import {
  type MailAnswerPage,
  readMailAnswer,
  sendMailAnswer,
  undoMailAnswer,
} from '@hearback/contract/hiring/mail-answers.ts'
import { runMailAnswers } from '../src/features/mail-answers/run-mail-answers.service.ts'
import { answerToken } from '../src/features/reply-addresses/answer-links.service.ts'
import type { TestApp } from './app.ts'
import { anApplication } from './application-factory.ts'
import { anEmployer } from './employer-factory.ts'
import type { Person } from './factories.ts'
import { aJob } from './job-factory.ts'
import { aSeeker } from './seeker-factory.ts'

type Press = Partial<InputOf<typeof sendMailAnswer>['body']>
export const noReason = { step: 'rejected', reasonCode: 'position_filled' } as const

/** The page of a button for this member, as a visitor. */
export async function anAnswerPage(app: TestApp, member: Person, id: string) {
  const round = await roundOf(app, id)
  const token = await answerToken(app.db, { id, round }, member._id)
  const visitor = app.caller()
  const read = async (): Promise<MailAnswerPage> => (await visitor.call(readMailAnswer, { body: { token } })).page
  return {
    token,
    read,
    /** Reads the page, then presses its button. */
    async press(answer: Press = noReason): Promise<MailAnswerPage> {
      const { nonce } = await read()
      return (await visitor.call(sendMailAnswer, { body: { step: 'rejected', token, nonce, ...answer } })).page
    },
    async undo(): Promise<MailAnswerPage> {
      const { nonce, latest } = await read()
      return (await visitor.call(undoMailAnswer, { body: { token, nonce, id: latest?._id ?? '' } })).page
    },
  }
}

async function roundOf(app: TestApp, id: string): Promise<number> {
  const row = await app.db.selectFrom('applications').select('rounds').where('id', '=', id).executeTakeFirstOrThrow()
  return row.rounds
}

/** An application to a company, with the page of its founder. */
export async function anAnswerableApplication(app: TestApp, facts: { appliedDaysAgo?: number } = {}) {
  const hana = await anEmployer(app, { businessName: 'Crust' })
  const ana = await aSeeker(app)
  const jobId = await aJob(app, { by: hana, title: 'Baker' })
  const id = await anApplication(app, { by: ana, to: jobId, ...facts })
  return { hana, ana, jobId, id, page: await anAnswerPage(app, hana, id) }
}

/** Lets the 10 minutes of all waiting answers pass. */
export const passTenMinutes = (app: TestApp) =>
  app.pool.query(`update mail_answers set runs_at = runs_at - interval '10 minutes' where settled_at is null`)

/** Carries out all waiting answers. */
export async function runAnswers(app: TestApp): Promise<void> {
  await passTenMinutes(app)
  await runMailAnswers(app.deps)
}
