import { searchJobs } from '@hearback/contract/jobs/job-search.ts'
import { getJob } from '@hearback/contract/jobs/jobs.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { aRow, importRows, storedJobs } from '../../test/import-files.ts'

const app = testApp()

describe('a second import', () => {
  test('of the same file changes nothing', async () => {
    const rows = [
      aRow(),
      aRow({ sourceId: '2', lat: 43.123456789, closesAt: '2026-02-01' }),
      aRow({ sourceId: '3', salaryFrom: null }),
    ]
    await importRows(app, rows, { reopen: true })
    const before = await storedJobs(app)
    const { counts } = await importRows(app, rows, { reopen: true })
    expect(counts).toMatchObject({ fresh: 0, changed: 0, unchanged: 3, companies: 0 })
    expect(await storedJobs(app)).toEqual(before)
  })

  test('brings what changed at the source, and keeps the place in newest first', async () => {
    await importRows(app, [aRow(), aRow({ sourceId: '2' })])
    const [before] = await storedJobs(app)
    const { counts } = await importRows(app, [
      aRow({ jobTitle: 'Cheesemonger', salaryTo: 30 }),
      aRow({ sourceId: '2' }),
    ])
    expect(counts).toMatchObject({ fresh: 0, changed: 1, unchanged: 1 })
    const [after] = await storedJobs(app)
    expect(after).toMatchObject({ id: before?.id, search_seq: before?.search_seq, title: 'Cheesemonger', pay_to: 30 })
    const found = await app.caller().call(searchJobs, { body: { keyword: 'cheesemonger' } })
    expect(found.total).toBe(1)
  })

  test('names the page at the source, and forgets it when the source does', async () => {
    const urls = async () => (await storedJobs(app)).map(({ source_url }) => source_url)
    const url = 'HTTPS://Jobs.Example/1?a=b c'
    await importRows(app, [aRow({ url })])
    expect(await urls()).toEqual(['https://jobs.example/1?a=b%20c'])
    const [{ id = '' } = {}] = await storedJobs(app)
    const { job } = await app.caller().call(getJob, { params: { id } })
    expect(job).toMatchObject({ imported: true, sourceUrl: 'https://jobs.example/1?a=b%20c' })
    expect((await importRows(app, [aRow({ url })])).counts).toMatchObject({ changed: 0, unchanged: 1 })
    expect((await importRows(app, [aRow()])).counts).toMatchObject({ changed: 1 })
    expect(await urls()).toEqual([null])
  })

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://jobs.example/1',
    '//jobs.example/1',
    'jobs.example/1',
    'https://bank.example@evil.example/',
    'https://localhost/1',
    `https://jobs.example/${'x'.repeat(2_000)}`,
  ])('drops %s as the page at the source', async (url) => {
    const { counts, marks } = await importRows(app, [aRow({ url })])
    expect({ fresh: counts.fresh, marks }).toMatchObject({ fresh: 1, marks: { url_unusable: 1 } })
    expect(await storedJobs(app)).toMatchObject([{ source_url: null }])
  })

  test('leaves a post that was paused or closed here as it is, with the new text', async () => {
    await importRows(app, [aRow()])
    await app.db.updateTable('jobs').set({ status: 'closed' }).execute()
    await importRows(app, [aRow({ jobTitle: 'Cheesemonger' })], { reopen: true })
    expect(await storedJobs(app)).toMatchObject([{ status: 'closed', title: 'Cheesemonger' }])
  })

  test('goes on where a stopped one ended', async () => {
    const stop = AbortSignal.abort()
    const stopped = await importRows(app, [aRow()], { stop })
    expect(stopped.counts).toMatchObject({ fresh: 0, finished: false })
    expect((await importRows(app, [aRow()])).counts).toMatchObject({ fresh: 1, finished: true })
  })

  test('is refused while another one runs', async () => {
    const other = await app.pool.connect()
    await other.query("select pg_advisory_lock(hashtext('import'))")
    await expect(importRows(app, [aRow()])).rejects.toThrow('Another import is at work')
    other.release(true)
    expect(await storedJobs(app)).toEqual([])
  })
})

describe('a line that cannot be taken', () => {
  test('is refused with its number and reason, and the others are taken', async () => {
    const { counts, listed } = await importRows(app, [
      aRow(),
      '{"jobTitle": "broken',
      '',
      '[1]',
      aRow({ sourceId: '5', jobTitle: '  ', company: null }),
      aRow({ sourceId: '6', source: 7, lat: 91 }),
      aRow({ sourceId: '7', postedAt: '2026-02-31x', skills: 'a, b' }),
      aRow({ sourceId: '8', description: '<p> </p>' }),
      aRow({ jobTitle: 'The same post' }),
    ])
    expect(counts).toMatchObject({ lines: 8, fresh: 1, refused: 7 })
    expect(listed.sort()).toEqual([
      'line 2: refused: is not JSON',
      'line 4: refused: is not a JSON object',
      'line 5: refused: jobTitle is empty; company is missing',
      'line 6: refused: source is not a text',
      'line 7: refused: postedAt is not a date such as 2026-11-20',
      'line 8: refused: description has no readable text',
      'line 9: refused: repeats the post of an earlier line',
    ])
    expect(await storedJobs(app)).toMatchObject([{ title: 'Night Baker' }])
  })

  test('may hold a line separator of its own, or begin with a mark of its encoding', async () => {
    const row = JSON.stringify(aRow({ description: 'One\u2028two' }))
    const { counts } = await importRows(app, [`\uFEFF${row}\r`])
    expect(counts).toMatchObject({ lines: 1, fresh: 1 })
    expect(await storedJobs(app)).toMatchObject([{ description: 'One\ntwo' }])
  })
})
