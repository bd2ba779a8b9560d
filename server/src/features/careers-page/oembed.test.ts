import { setCareersSites } from '@hearback/contract/people/careers-page.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { aJob } from '../../../test/job-factory.ts'

const app = testApp()
const site = () => app.deps.config.publicUrl

async function oembed(url: string | undefined, rest: Record<string, string> = {}) {
  const query = new URLSearchParams({ ...(url !== undefined && { url }), ...rest })
  const answer = await app.server.inject(`/oembed?${query}`)
  const isJson = /json/.test(String(answer.headers['content-type']))
  return { status: answer.statusCode, headers: answer.headers, body: isJson ? answer.json() : answer.payload }
}

async function aCompanyWithJob() {
  const by = await anEmployer(app, { businessName: 'Copper & "Kettle"' })
  return { by, id: by._id, jobId: await aJob(app, { by, title: 'Night baker' }) }
}

test('a company is its careers page in a frame, with all that the specification requires', async () => {
  const { id } = await aCompanyWithJob()
  const { status, body, headers } = await oembed(`${site()}/companies/${id}/copper-kettle`, { format: 'json' })
  expect(status).toBe(200)
  expect(headers['content-type']).toMatch(/^application\/json/)
  expect(headers['access-control-allow-origin']).toBe('*')
  expect(body).toEqual({
    type: 'rich',
    version: '1.0',
    provider_name: 'Hearback',
    provider_url: site(),
    cache_age: 3600,
    title: 'Open jobs at Copper & "Kettle"',
    author_name: 'Copper & "Kettle"',
    author_url: `${site()}/companies/${id}`,
    thumbnail_url: `${site()}/files/cards/companies/${id}.png`,
    thumbnail_width: 1200,
    thumbnail_height: 630,
    html: `<iframe src="${site()}/embed/companies/${id}" title="Open jobs at Copper &amp; &quot;Kettle&quot;" width="640" height="600" frameborder="0"></iframe>`,
    width: 640,
    height: 600,
  })
})

test('every form of the URL of a company or job is known, in its language', async () => {
  const { id, jobId } = await aCompanyWithJob()
  const other = site().startsWith('https') ? site().replace('https', 'http') : site().replace('http', 'https')
  for (const path of ['', '/', '/copper-kettle', '/copper-kettle/', '?page=2', '/copper-kettle?a=b#reviews'])
    for (const base of [`${site()}/companies/`, `${other}/companies/`, `${site()}/embed/companies/`]) {
      const { body } = await oembed(base + id + path)
      expect([path, body.type, body.html]).toEqual([
        path,
        'rich',
        expect.stringContaining(`"${site()}/embed/companies/${id}"`),
      ])
    }
  const spanish = (await oembed(`${site()}/es/companies/${id.toUpperCase()}/x`)).body
  expect(spanish.html).toContain(`${site()}/es/embed/companies/${id}`)
  expect(spanish.title).toContain('Ofertas de empleo')
  for (const path of [
    `/jobs/${jobId}`,
    `/jobs/${jobId}/night-baker?from=feed`,
    `/es/jobs/${jobId}/x/`,
    `/jobs?q=a&job=${jobId}`,
  ])
    expect((await oembed(site() + path)).body).toMatchObject({ type: 'link', title: 'Night baker' })
})

test('a job is a link with its title, company and picture', async () => {
  const { id, jobId } = await aCompanyWithJob()
  const { body } = await oembed(`${site()}/jobs/${jobId}`)
  expect(body).toMatchObject({
    type: 'link',
    version: '1.0',
    author_name: 'Copper & "Kettle"',
    author_url: `${site()}/companies/${id}`,
    thumbnail_url: `${site()}/files/cards/jobs/${jobId}.png`,
  })
  expect(body).not.toHaveProperty('html')
})

test.each([
  [{ maxwidth: '400' }, { width: 400, height: 600 }],
  [
    { maxwidth: '400', maxheight: '300' },
    { width: 400, height: 300 },
  ],
  [{ maxwidth: '5000' }, { width: 640, height: 600 }],
  [
    { maxwidth: '0', maxheight: '-5' },
    { width: 640, height: 600 },
  ],
  [
    { maxwidth: 'wide', maxheight: '1e9' },
    { width: 640, height: 1 },
  ],
])('the frame fits %j', async (bounds, size) => {
  const { id } = await aCompanyWithJob()
  const { body } = await oembed(`${site()}/companies/${id}`, bounds as Record<string, string>)
  expect(body).toMatchObject(size)
  expect(body.html).toContain(`width="${size.width}" height="${size.height}"`)
})

test('a picture that is larger than the consumer takes is left out', async () => {
  const { id } = await aCompanyWithJob()
  expect((await oembed(`${site()}/companies/${id}`, { maxwidth: '1200' })).body).toHaveProperty('thumbnail_url')
  expect((await oembed(`${site()}/companies/${id}`, { maxwidth: '1199' })).body).not.toHaveProperty('thumbnail_url')
})

test('a company that only its own sites may frame is a link elsewhere', async () => {
  const { by, id } = await aCompanyWithJob()
  await by.call(setCareersSites, { body: { sites: ['https://example.com'] } })
  const { body } = await oembed(`${site()}/companies/${id}`)
  expect(body.type).toBe('link')
  expect(body).not.toHaveProperty('html')
})

test('other formats are answered by 501', async () => {
  const { id } = await aCompanyWithJob()
  expect((await oembed(`${site()}/companies/${id}`, { format: 'xml' })).status).toBe(501)
})

test('URLs of other sites and pages, and what no one may see, are answered by 404', async () => {
  const { by, id, jobId } = await aCompanyWithJob()
  const closed = await aJob(app, { by, status: 'closed' })
  const none = '01a1ff6f-2694-7772-bd72-625ca24d1a00'
  const urls = [
    undefined,
    '',
    'nonsense',
    site(),
    `${site()}/jobs`,
    `${site()}/companies/${none}`,
    `${site()}/jobs/${none}`,
    `${site()}/jobs/${closed}`,
    `${site()}/admin/companies/${id}`,
    `${site()}/companies/${id}/a/b`,
    `https://evil.example/companies/${id}`,
    `https://evil.example/?${site()}/companies/${id}`,
    `${site()}.evil.example/companies/${id}`,
    `ftp://${new URL(site()).host}/companies/${id}`,
    `${site()}@evil.example/companies/${id}`,
  ]
  for (const url of urls) expect([url, (await oembed(url)).status]).toEqual([url, 404])
  expect((await app.server.inject(`/oembed?url=a&url=b`)).statusCode).toBe(404)
  await app.db.updateTable('employers').set({ hidden_at: new Date() }).where('user_id', '=', id).execute()
  expect((await oembed(`${site()}/companies/${id}`)).status).toBe(404)
  await app.db.updateTable('jobs').set({ company_hidden_at: new Date() }).where('employer_id', '=', id).execute()
  expect((await oembed(`${site()}/jobs/${jobId}`)).status).toBe(404)
})
