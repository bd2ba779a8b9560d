import { describe, expect, test, vi } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { openDatabase } from '../../db/database.ts'
import { fileUrlSigner, readerOfSignedUrl, type SignedQuery } from './signed-urls.service.ts'

const app = testApp()
const ada = '01900000-0000-7000-8000-000000000001'
const bob = '01900000-0000-7000-8000-000000000002'
const path = '/files/chat/01900000-0000-7000-8000-000000000003'

async function signed() {
  const url = new URL((await fileUrlSigner(app))(path, ada), 'http://localhost')
  const { reader = '', expires = '', signature = '' } = Object.fromEntries(url.searchParams)
  return { path: url.pathname, query: { reader, expires, signature } }
}

describe('a signed address', () => {
  test('names its path and its reader', async () => {
    const { path: signedPath, query } = await signed()
    expect(signedPath).toBe(path)
    await expect(readerOfSignedUrl(app, path, query)).resolves.toBe(ada)
  })

  test.each<[string, { at?: string } & Partial<SignedQuery>]>([
    ['another path', { at: `${path}/thumbnail` }],
    ['another reader', { reader: bob }],
    ['a later end', { expires: String(Math.floor(Date.now() / 1_000) + 1_000) }],
    ['an end that is no number', { expires: 'Infinity' }],
    ['another signature', { signature: 'A'.repeat(43) }],
    ['a longer signature', { signature: 'é'.repeat(100) }],
    ['no signature', { signature: '' }],
  ])('is refused with %s', async (_what, { at = path, ...change }) => {
    const { query } = await signed()
    await expect(readerOfSignedUrl(app, at, { ...query, ...change })).rejects.toMatchObject({ code: 'not_allowed' })
  })

  test('lapses after 4 to 5 minutes, and is the same for a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 2, 12, 0, 30) })
    try {
      const { query } = await signed()
      vi.setSystemTime(Date.UTC(2026, 10, 2, 12, 0, 59))
      expect((await signed()).query).toEqual(query)
      vi.setSystemTime(Date.UTC(2026, 10, 2, 12, 4, 59))
      await expect(readerOfSignedUrl(app, path, query)).resolves.toBe(ada)
      vi.setSystemTime(Date.UTC(2026, 10, 2, 12, 5, 0))
      await expect(readerOfSignedUrl(app, path, query)).rejects.toThrow(/link has expired/)
    } finally {
      vi.useRealTimers()
    }
  })

  test('counts in every process, also when all sign their first at the same time', async () => {
    await app.pool.query('delete from signing_keys')
    const processes = Array.from({ length: 4 }, () => ({ db: openDatabase(app.pool) }))
    const addresses = await Promise.all(processes.map(async (process) => (await fileUrlSigner(process))(path, ada)))
    const [, query = ''] = addresses[0]?.split('?') ?? []
    const { reader = '', expires = '', signature = '' } = Object.fromEntries(new URLSearchParams(query))
    for (const process of processes) {
      await expect(readerOfSignedUrl(process, path, { reader, expires, signature })).resolves.toBe(ada)
    }
  })
})
