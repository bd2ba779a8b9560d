import * as contract from '@hearback/contract/people/resumes.ts'
import { publishProfile } from '@hearback/contract/people/seekers.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anAccount, type Person } from '../../../test/factories.ts'

const app = testApp()
let ana: Person
beforeEach(async () => {
  ana = await anAccount(app, 'jobseeker', 'ana')
  const body = { firstName: 'Ana', lastName: 'Ruiz', city: 'Boise, ID', jobTitle: 'Baker', skill: ['rye'] }
  await ana.call(publishProfile, { body })
})

const fileOf = (resume: unknown) => new Blob([typeof resume === 'string' ? resume : JSON.stringify(resume)])
const preview = async (file: Blob) =>
  (await ana.call(contract.previewResume, { file, body: { mode: 'replace' } })).preview
const left = async (resume: unknown) => (await preview(fileOf(resume))).left.map(({ source }) => source)
const bring = async (resume: unknown) => {
  const { version } = await preview(fileOf(resume))
  return (await ana.call(contract.importResume, { file: fileOf(resume), body: { mode: 'replace', version } })).profile
}

describe('a value that cannot be read', () => {
  test.each([
    ['basics', { basics: ['Baker'] }],
    ['work', { work: { 0: {} } }],
    ['work.1', { work: [{}, 'Baker'] }],
    ['work.0.startDate', { work: [{ startDate: '2015-02-30' }] }],
    ['work.0.endDate', { work: [{ endDate: 'some day' }] }],
    ['work.0', { work: [{ name: 'A', position: 'B', startDate: '2015', endDate: '2014-12' }] }],
    ['education.0.endDate', { education: [{ startDate: '2015-05', endDate: '2015-04' }] }],
    ['basics.summary', { basics: { summary: 'x'.repeat(100_001) } }],
    ['basics.label', '{"basics":{"label":{"en":"Baker"}}}'],
    ['skills.0.name', '{"skills":[{"name":"\\ud800"}]}'],
    ['skills.1', { skills: ['Rye', 7] }],
    ['basics.hearback.hourlyRate', { basics: { hearback: { hourlyRate: 1e6 } } }],
    ['basics.hearback.location', { basics: { hearback: { location: { latitude: 91, longitude: 0 } } } }],
  ])('is left out and named: %s', async (source, resume) => {
    expect(await left(resume)).toContain(source)
  })

  test('leaves the rest of its entry and of the file as it is', async () => {
    const profile = await bring({
      basics: { label: 'Cook', summary: 7, phone: 12085550100, location: 'Boise, ID' },
      work: [
        { name: 'A', position: 'Baker', startDate: '2019-05', endDate: 'Present' },
        {
          name: 'B',
          position: 'Cook',
          startDate: 'May 2015',
          endDate: '2018-1',
          location: { city: 'Boise', region: 'ID' },
        },
        { name: 'C', position: 'Clerk', startDate: '2015-02-31' },
        { name: 'D', position: 'Clerk', startDate: '2016', endDate: '2012' },
      ],
      skills: ['Rye', 'Wheat'],
      education: [{ institution: 'School', startDate: '2016-01-01T00:00:00.000Z', endDate: 'whenever' }],
    })
    expect(profile).toMatchObject({ jobTitle: 'Cook', city: 'Boise, ID', skill: ['Rye', 'Wheat'], aboutMe: '7' })
    expect(profile).toMatchObject({ instituteName: 'School', edustartDate: '2016-01-01', eduendDate: null })
    expect(profile.experience).toMatchObject([
      { company: 'A', startDate: '2019-05', endDate: null, employed: true },
      { company: 'B', startDate: '2015-05', endDate: '2018-01', city: 'Boise, ID' },
    ])
  })
})

test('HTML and Markdown of other programs become plain text', async () => {
  const { aboutMe, experience } = await bring({
    basics: { summary: '<p>I bake &amp; <b>sell</b>.</p><p>Early.</p>' },
    work: [
      {
        name: 'Crumb &amp; Co',
        position: 'Baker',
        startDate: '2015',
        summary: '<p>Led <strong>three</strong> bakers &amp; cleaned</p><ul><li>Rye</li></ul>',
        highlights: ['**Opened** a shop', 'Used Map<String, Flour>'],
      },
    ],
  })
  expect(aboutMe).toBe('I bake & sell.\n\nEarly.')
  expect(experience?.[0]).toMatchObject({
    company: 'Crumb & Co',
    description: 'Led three bakers & cleaned\n\n- Rye\n\n• Opened a shop\n• Used Map<String, Flour>',
  })
})

test.each(['utf16le', 'latin1'] as const)('a file in another encoding is read: %s', async (encoding) => {
  const json = JSON.stringify({ basics: { label: 'Café-Köchin' } })
  const content = Buffer.from(encoding === 'utf16le' ? `\uFEFF${json}` : json, encoding)
  expect((await preview(new Blob([content]))).changes).toMatchObject([{ field: 'jobTitle', after: 'Café-Köchin' }])
})
