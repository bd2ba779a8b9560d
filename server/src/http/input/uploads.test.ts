import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { uploadEmployerPicture as endpoint } from '@hearback/contract/people/employers.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'

const app = testApp()

/** Starts sending a body. */
async function sending(headers: Record<string, string>) {
  const { token } = await anEmployer(app)
  return request(`${await app.listen()}${endpoint.path}`, {
    method: endpoint.method,
    headers: { 'auth-token': token as string, 'content-type': 'multipart/form-data; boundary=x', ...headers },
  })
}
const part = (name: string, content = '') =>
  `--x\r\ncontent-disposition: form-data; name="${name}"; filename="a.png"\r\n\r\n${content}\r\n`

async function answerTo(sent: ReturnType<typeof request>) {
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  return { status: answer.statusCode, body: await json(answer) }
}

test('a body that says it is larger than the file may be is refused while nothing of it has come', async () => {
  const sent = await sending({ 'content-length': String(limits.pictureBytes + 100_000) })
  sent.on('error', () => {}).flushHeaders()
  expect(await answerTo(sent)).toMatchObject({ status: 413, body: { code: 'too_large' } })
  sent.destroy()
})

test('one that does not say its size is read up to that of a file', async () => {
  const sent = await sending({ 'transfer-encoding': 'chunked' })
  sent.write(part('file', 'x'.repeat(limits.pictureBytes + 1)))
  sent.end('--x--\r\n')
  expect(await answerTo(sent)).toMatchObject({ status: 413, body: { code: 'too_large' } })
})

test.each([
  ['a second file', ['file', 'file'], { code: 'too_large' }],
  ['a file in another field', ['picture'], { code: 'invalid_input', fields: { picture: expect.any(String) } }],
])('%s is refused', async (_what, names, refusal) => {
  const sent = await sending({ 'transfer-encoding': 'chunked' })
  sent.end(`${names.map((name) => part(name, 'x')).join('')}--x--\r\n`)
  expect(await answerTo(sent)).toMatchObject({ body: refusal })
})
