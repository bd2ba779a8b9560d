import { endpoints } from '@hearback/contract/all.ts'
import { errors } from '@hearback/contract/errors.ts'
import { clientEvents } from '@hearback/contract/hiring/chat-events.ts'
import { fieldLabels as english } from '@hearback/texts/en/fields.ts'
import { fieldLabels as spanish } from '@hearback/texts/es/fields.ts'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testApp } from '../../../test/app.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { fieldMessage } from './field-message.ts'
import '../../../test/matchers.ts'

const app = testApp()

/** All field names in a schema, including nested objects and lists. */
function* namesIn(schema: unknown): Generator<string> {
  if (!(schema instanceof z.core.$ZodType)) return
  if (schema instanceof z.core.$ZodObject) {
    for (const [name, field] of Object.entries(schema._zod.def.shape)) {
      yield name
      yield* namesIn(field)
    }
    return
  }
  for (const part of Object.values(schema._zod.def)) for (const one of [part].flat()) yield* namesIn(one)
}

const forms = [
  ...[...endpoints].flatMap(([name, { params, query, body }]) =>
    [params, query, body].map((form) => [name, form] as const),
  ),
  ...Object.entries(clientEvents),
]

test.each(forms.filter(([, form]) => form))(
  'every field of %s has a label in English and in Spanish',
  (_name, form) => {
    for (const name of namesIn(form)) {
      expect(english, name).toHaveProperty([name])
      expect(spanish, name).toHaveProperty([name])
    }
  },
)

test('the languages label the same fields, and no label looks like a name on the wire', () => {
  expect(Object.keys(spanish)).toEqual(Object.keys(english))
  for (const label of [...Object.values(english), ...Object.values(spanish)]) {
    expect(label).toMatch(/^\p{Lu}/u)
    expect(label).not.toMatch(/_|\p{Ll}\p{Lu}/u)
  }
})

test.each(Object.entries(errors))('the sentence of %s names nothing of the wire', (_code, [, sentence]) => {
  expect(sentence).not.toMatch(/\w_\w|\b\p{Ll}+\p{Lu}\p{Ll}/u)
})

describe('a refusal names', () => {
  test.each([
    ['eduendDate', 'End of education: Wrong'],
    ['details.startDate', 'Start date: Wrong'],
    ['pay.from', 'Minimum pay: Wrong'],
    ['pay.to', 'Maximum pay: Wrong'],
    ['skills.2', 'Skills 3: Wrong'],
    ['interviewInvitation.slots.0', 'Times 1: Wrong'],
    ['body', 'Wrong'],
    ['constructor', 'constructor: Wrong'],
  ])('%s by its label', (path, said) => {
    expect(fieldMessage(path, 'Wrong')).toBe(said)
  })

  test('the end of education so, over HTTP and over the socket', async () => {
    const ana = await aSeeker(app)
    const payload = { eduendDate: 'soon' }
    const answer = await app.server.inject({
      method: 'PUT',
      url: `/api/jobseekeruser/updatejobseeker/${ana._id}`,
      payload,
      headers: { 'auth-token': ana.token ?? '' },
    })
    expect(answer.json().error).toMatch(/^End of education: Enter the date as /u)
    expect(answer.json().fields).toHaveProperty('eduendDate')
    const client = await app.connect(ana)
    const refused = await client.emitWithAck('sendMessage', { chatId: 'x' })
    expect(refused.error).not.toMatch(/chatId/u)
  })
})
