import { expect, test } from 'vitest'
import { parseMultipart } from './multipart.ts'

const headers = { 'content-type': 'multipart/form-data; boundary=x' }
const field = '--x\r\ncontent-disposition: form-data; name="caption"\r\n\r\nOur oven\r\n'
const fileOf = (content: string, name = 'file') =>
  `--x\r\ncontent-disposition: form-data; name="${name}"; filename="a.png"\r\n\r\n${content}\r\n`
const take = (body: string, most = 1_000_000) => parseMultipart(headers, Buffer.from(body, 'latin1'), most)

/** Content full of partial boundaries, wherever the pieces end. */
const tricky = Array.from({ length: 20_000 }, (_, at) => `\r\n--${'x-\r\n'.slice(at % 5)}${at}`)
  .join('')
  .replaceAll('\r\n--x', '\r\n-x')

test.each([
  ['before', `${fileOf(tricky)}${field}--x--\r\n`],
  ['after', `${field}${fileOf(tricky)}--x--\r\n`],
])('a field may stand %s the file, whose content is kept byte by byte', async (_where, body) => {
  const { file, fields } = await take(body)
  expect(file?.content.equals(Buffer.from(tricky, 'latin1'))).toBe(true)
  expect({ name: file?.name, fields }).toEqual({ name: 'a.png', fields: { caption: 'Our oven' } })
})

test('wherever a body is cut, it is refused, and the next is read', async () => {
  const whole = `${field}${fileOf('content')}--x--`
  for (let length = 0; length < whole.length; length++) {
    await expect(take(whole.slice(0, length)), whole.slice(0, length)).rejects.toMatchObject({ code: 'malformed' })
  }
  expect((await take(whole)).file?.content.toString()).toBe('content')
})

test.each([
  ['a file of more bytes', fileOf('content'), 6, 'too_large'],
  ['a second file', fileOf('one') + fileOf('two'), 100, 'too_large'],
  ['a file elsewhere', fileOf('one', 'picture'), 100, 'invalid_input'],
  ['many fields', field.repeat(11), 100, 'too_large'],
])('%s is refused', async (_what, body, most, code) => {
  await expect(take(`${body}--x--\r\n`, most)).rejects.toMatchObject({ code })
})

test('a body without a boundary is refused', async () => {
  const taken = parseMultipart({ 'content-type': 'multipart/form-data' }, Buffer.from('--x--'), 100)
  await expect(taken).rejects.toMatchObject({ code: 'malformed' })
})

test('no field reaches a prototype', async () => {
  const { fields } = await take(`${field.replace('caption', '__proto__')}--x--\r\n`)
  expect(Object.getPrototypeOf(fields)).toBe(Object.prototype)
  expect(Object.keys(fields)).toEqual(['__proto__'])
})
