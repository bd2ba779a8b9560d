import { ErrorBody } from '@hearback/contract/error-body.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { countAnswers, exchange } from './raw-http.ts'

const app = testApp()
let base = ''
beforeAll(async () => {
  base = await app.listen()
})

const search = '/api/postjob/getalljobs'
const text = (method: string, target: string, headers: readonly string[], body = '') =>
  [`${method} ${target} HTTP/1.1`, 'host: localhost', ...headers, '', body].join('\r\n')
const json = (body: string, ...headers: string[]) =>
  text('POST', search, ['content-type: application/json', `content-length: ${body.length}`, ...headers], body)

async function refusalOf(bytes: string | Uint8Array): Promise<[status: number | undefined, code: string]> {
  const { status, headers, body } = await exchange(base, bytes)
  expect(headers.toLowerCase()).toContain('content-type: application/json')
  expect(headers.toLowerCase()).toContain('x-content-type-options: nosniff')
  expect(body).not.toMatch(/node_modules|\.[jt]s:\d|FST_|HPE_/)
  return [status, ErrorBody.parse(JSON.parse(body)).code]
}

describe('a request that is none', () => {
  test.each([
    ['a path that is not spelled right', text('GET', '/api/postjob/fetchjobs/%zz', []), 400, 'malformed'],
    ['a path with half a sign', text('GET', '/api/postjob/fetchjobs/%E0%A4%A', []), 400, 'malformed'],
    ['a path with half of a pair', text('GET', '/api/postjob/fetchjobs/%ED%A0%80', []), 400, 'malformed'],
    ['NUL as an id', text('GET', '/api/postjob/fetchjobs/%00', []), 422, 'invalid_input'],
    ['a way up as an id', text('GET', '/api/postjob/fetchjobs/..%2f..%2fmetrics', []), 422, 'invalid_input'],
    ['an id of 10,000 letters', text('GET', `/api/postjob/fetchjobs/${'a'.repeat(10_000)}`, []), 400, 'malformed'],
    ['a path of another host', text('GET', '//evil.example/api/contact', []), 404, 'not_found'],
    ['no path but a star', text('OPTIONS', '*', []), 404, 'not_found'],
    ['a method that nobody has', text('BREW', '/api/contact', []), 400, 'malformed'],
    ['a method of proxies', text('TRACE', '/api/contact', []), 404, 'not_found'],
    ['no HTTP at all', 'hello\r\n\r\n', 400, 'malformed'],
    ['the beginning of TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n', 400, 'malformed'],
    ['HTTP of another kind', 'GET / HTTP/3.7\r\nhost: x\r\n\r\n', 400, 'malformed'],
    ['two hosts', text('GET', '/healthz', ['host: evil.example']), 400, 'malformed'],
    ['a header without a name', text('GET', '/healthz', [': x']), 400, 'malformed'],
    ['a header with a space in its name', text('GET', '/healthz', ['x y: z']), 400, 'malformed'],
    ['NUL in a header', text('GET', '/healthz', ['x: a\0b']), 400, 'malformed'],
    ['a header of 100,000 letters', text('GET', '/healthz', [`x: ${'a'.repeat(100_000)}`]), 431, 'too_large'],
    ['a path of 100,000 letters', text('GET', `/${'a'.repeat(100_000)}`, []), 431, 'too_large'],
    [
      '3,000 headers',
      text(
        'GET',
        '/healthz',
        Array.from({ length: 3_000 }, (_, at) => `x${at}: y`),
      ),
      431,
      'too_large',
    ],
    ['a token that is none', text('GET', '/api/auth/sessions', ['auth-token: \u00ff\u00fe']), 401, 'not_signed_in'],
    ['two tokens', text('GET', '/api/auth/sessions', ['auth-token: a', 'auth-token: b']), 401, 'not_signed_in'],
  ])('is refused: %s', async (_what, bytes, status, code) => {
    expect(await refusalOf(Buffer.from(bytes, 'latin1'))).toEqual([status, code])
  })
})

test('a request without a host is refused', async () => {
  expect((await exchange(base, 'GET /healthz HTTP/1.1\r\n\r\n')).status).toBe(400)
})

describe('a body that is none', () => {
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
  test.each([
    ['half of an object', json('{"keyword":'), 400, 'malformed'],
    ['nothing but spaces', json('  '), 400, 'malformed'],
    ['a comma too much', json('{"keyword":"a",}'), 400, 'malformed'],
    ['two objects', json('{}{}'), 400, 'malformed'],
    ['the name of the prototype', json('{"__proto__":{"admin":true}}'), 400, 'malformed'],
    ['the constructor of the prototype', json('{"constructor":{"prototype":{"admin":true}}}'), 400, 'malformed'],
    ['the same in other signs', json('{"\\u005f\\u005fproto\\u005f\\u005f":{"admin":true}}'), 400, 'malformed'],
    ['1,000 lists in each other', json(nested(1_000)), 422, 'invalid_input'],
    ['1,000 lists in a field', json(`{"keyword":${nested(1_000)}}`), 422, 'invalid_input'],
    ['100,000 lists in each other', json(nested(100_000)), 422, 'invalid_input'],
    ['a number beyond all numbers', json('{"page":1e999}'), 422, 'invalid_input'],
    ['a number of 200,000 digits', json(`{"page":${'9'.repeat(200_000)}}`), 422, 'invalid_input'],
    [
      'a form',
      text('POST', search, ['content-type: application/x-www-form-urlencoded', 'content-length: 3'], 'a=b'),
      415,
      'wrong_media_type',
    ],
    [
      'XML',
      text('POST', search, ['content-type: application/xml', 'content-length: 4'], '<a/>'),
      415,
      'wrong_media_type',
    ],
    [
      'no kind that could be named',
      text('POST', search, ['content-type: ;;;', 'content-length: 2'], '{}'),
      415,
      'wrong_media_type',
    ],
    [
      'a kind of 10,000 letters',
      text('POST', search, [`content-type: application/${'x'.repeat(10_000)}`, 'content-length: 2'], '{}'),
      415,
      'wrong_media_type',
    ],
    [
      'plain text',
      text('POST', search, ['content-type: text/plain', 'content-length: 2'], '{}'),
      415,
      'wrong_media_type',
    ],
    [
      'parts without their boundary',
      text('POST', search, ['content-type: multipart/form-data', 'content-length: 2'], '{}'),
      415,
      'wrong_media_type',
    ],
    ['what claims to be packed', json('{}', 'content-encoding: gzip'), 415, 'wrong_media_type'],
    [
      'a length that is no number',
      text('POST', search, ['content-type: application/json', 'content-length: 2x'], '{}'),
      400,
      'malformed',
    ],
    [
      'a length below zero',
      text('POST', search, ['content-type: application/json', 'content-length: -2'], '{}'),
      400,
      'malformed',
    ],
    [
      'a length beyond all numbers',
      text('POST', search, ['content-type: application/json', 'content-length: 99999999999999999999'], '{}'),
      400,
      'malformed',
    ],
    [
      'an announcement of 10 MB',
      text('POST', search, ['content-type: application/json', 'content-length: 10485760'], '{'),
      413,
      'too_large',
    ],
    [
      'pieces without a size',
      text('POST', search, ['content-type: application/json', 'transfer-encoding: chunked'], 'zz\r\n{}\r\n0\r\n\r\n'),
      400,
      'malformed',
    ],
    [
      'a piece of a size beyond all',
      text('POST', search, ['content-type: application/json', 'transfer-encoding: chunked'], 'fffffffffffffffff\r\n{}'),
      400,
      'malformed',
    ],
    [
      '10 MB in pieces',
      text(
        'POST',
        search,
        ['content-type: application/json', 'transfer-encoding: chunked'],
        `A00000\r\n${' '.repeat(300_000)}`,
      ),
      413,
      'too_large',
    ],
  ])('is refused: %s', async (_what, bytes, status, code) => {
    expect(await refusalOf(Buffer.from(bytes, 'latin1'))).toEqual([status, code])
  })

  test.each([
    ['bytes that are no letters', json('{"keyword":"\xff\xfe\xed\xa0\x80"}')],
    [
      '20,000 fields that nobody asked for',
      json(`{${Array.from({ length: 20_000 }, (_, at) => `"f${at}":1`).join()}}`),
    ],
  ])('is read without what is wrong with it: %s', async (_what, bytes) => {
    expect((await exchange(base, Buffer.from(bytes, 'latin1'))).status).toBe(200)
  })
})

describe('one request is not read as two', () => {
  const hidden = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n'
  const post = (...headers: string[]) =>
    ['POST /api/contact HTTP/1.1', 'host: localhost', 'content-type: application/json', ...headers, '', ''].join('\r\n')
  test.each([
    ['of two lengths', `${post('content-length: 2', 'content-length: 40')}{}${hidden}`],
    ['of a length and pieces', `${post('content-length: 4', 'transfer-encoding: chunked')}0\r\n\r\n${hidden}`],
    ['of pieces in another spelling', `${post('content-length: 4', 'transfer-encoding: xchunked')}0\r\n\r\n${hidden}`],
    ['of pieces said twice', `${post('transfer-encoding: chunked', 'transfer-encoding: identity')}0\r\n\r\n${hidden}`],
    ['of a folded header', `${post('transfer-encoding:\r\n chunked', 'content-length: 4')}0\r\n\r\n${hidden}`],
    ['of a space before the colon', `${post('transfer-encoding : chunked')}0\r\n\r\n${hidden}`],
    ['of bare line feeds', `${post('content-length: 0').replaceAll('\r\n', '\n')}${hidden}`],
    ['of a piece with bare line ends', `${post('transfer-encoding: chunked')}2\n{}\n0\n\n${hidden}`],
  ])('for the sake %s', async (_what, bytes) => {
    expect(await countAnswers(base, bytes)).toBe(1)
  })
})
