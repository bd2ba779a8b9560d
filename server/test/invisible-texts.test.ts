import { applyToJob, updateApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import { sendMessage } from '@hearback/contract/hiring/chat.ts'
import { getJob, updateJob } from '@hearback/contract/jobs/jobs.ts'
import { updateEmployerProfile } from '@hearback/contract/people/employers.ts'
import { reportMessage } from '@hearback/contract/trust/reports.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from './app.ts'
import { aChat, messagesOf, say } from './chat-factory.ts'
import { anEmployer } from './employer-factory.ts'
import { aJob } from './job-factory.ts'
import './matchers.ts'
import { aSeeker } from './seeker-factory.ts'

const app = testApp()
const blanks = ['\u200b', '\u3164', '\u2800', '\u200f', '\u00ad', '\u0085', '\ufe0f', '\u2060', '\u0001', '\u{E0041}']

async function anApplicationBetween() {
  const [hana, ana] = await Promise.all([anEmployer(app), aSeeker(app)])
  const jobId = await aJob(app, { by: hana })
  const { application } = await ana.call(applyToJob, { params: { jobId }, body: { applicationDescription: 'I bake.' } })
  const { chatId } = await aChat(app, { by: hana, with: ana })
  const reject = (employerFeedback: string) =>
    hana.call(updateApplicationStatus, {
      params: { id: application._id },
      body: { newStatus: 'rejected', employerFeedback },
    })
  return { hana, ana, jobId, chatId, id: application._id, reject }
}
async function answeredAt(id: string) {
  const row = await app.db.selectFrom('applications').select('answered_at').where('id', '=', id).executeTakeFirst()
  return row?.answered_at
}

describe('an invisible character counts for nothing', () => {
  test('in the feedback of a rejection', async () => {
    const { reject } = await anApplicationBetween()
    for (const blank of blanks) await expect(reject(blank.repeat(20))).toBeRefused('invalid_input', 'employerFeedback')
    await expect(reject(`Too far away${'\u200b'.repeat(20)}`)).toBeRefused('invalid_input', 'employerFeedback')
    await expect(reject(`Too far${' '.repeat(20)}away`)).toBeRefused('invalid_input', 'employerFeedback')
    await expect(reject(`e${'\u0301'.repeat(30)}`)).toBeRefused('invalid_input', 'employerFeedback')
    const { application } = await reject('\u202eToo far\u200b away from home.')
    expect(application.employerFeedback).toBe('Too far away from home.')
  })

  test('in a message, by REST and by the socket, and in the answer that stops the clock', async () => {
    const { hana, chatId, id } = await anApplicationBetween()
    const client = await app.connect(hana)
    for (const blank of blanks) {
      const content = blank.repeat(25)
      await expect(hana.call(sendMessage, { body: { chatId, content } })).toBeRefused('invalid_input', 'content')
      await expect(client.ask('sendMessage', { chatId, content })).rejects.toThrow('invalid_input')
    }
    await say(hana, chatId, `Hello${'\u200b\u2060'.repeat(20)}`)
    await client.ask('sendMessage', { chatId, content: `Hi${'\ufe0f\u2063'.repeat(20)}!` })
    expect(await answeredAt(id)).toBeNull()
    expect((await messagesOf(hana, chatId)).messages.map(({ content }) => content)).toEqual(['Hello', 'Hi!'])
    await say(hana, chatId, 'Can you come tomorrow?')
    expect(await answeredAt(id)).toEqual(expect.any(Date))
  })

  test('in names, titles and the reason of a report', async () => {
    const { hana, ana, jobId, chatId } = await anApplicationBetween()
    const { _id } = await say(hana, chatId, 'Hello.')
    for (const blank of blanks) {
      const edit = (body: object) => hana.call(updateJob, { params: { id: jobId }, body })
      await expect(hana.call(updateEmployerProfile, { body: { businessName: blank } })).toBeRefused(
        'invalid_input',
        'businessName',
      )
      await expect(edit({ jobTitle: blank })).toBeRefused('invalid_input', 'jobTitle')
      await expect(edit({ description: `${blank}\n${blank}` })).toBeRefused('invalid_input', 'description')
      await expect(ana.call(reportMessage, { params: { id: _id }, body: { reason: blank.repeat(3) } })).toBeRefused(
        'invalid_input',
        'reason',
      )
    }
    await hana.call(updateJob, { params: { id: jobId }, body: { jobTitle: 'Night\u200b\u202e baker\u0001\ufffe' } })
    const { job } = await app.caller().call(getJob, { params: { id: jobId } })
    expect(job.jobTitle).toBe('Night baker')
  })
})

test('characters of a script, an emoji or code are kept to the letter', async () => {
  const { chatId, by } = await aChat(app)
  const texts = [
    'می‌خواهم ۵۰‌ساله ه‍.ش',
    'क्‍ष और क्‌ष',
    '👨‍👩‍👧 🏴󠁧󠁢󠁳󠁣󠁴󠁿 1️⃣ ☕︎',
    'for (const x of y) {\n\tif (x) return\n}',
    '葛󠄀城 渡邉󠄂',
  ]
  for (const text of texts) await say(by, chatId, text)
  expect((await messagesOf(by, chatId, { after: 0 })).messages.map(({ content }) => content)).toEqual(texts)
})
