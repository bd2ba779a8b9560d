import * as contract from '@hearback/contract/people/resumes.ts'
import {
  addExperience,
  type ExperienceForm,
  getSeekerProfile,
  publishProfile,
} from '@hearback/contract/people/seekers.ts'
import { validate } from '@jsonresume/schema'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anAccount, type Person } from '../../../test/factories.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import '../../../test/matchers.ts'

const app = testApp()
type Scope = 'standard' | 'everything'

const form = {
  firstName: 'Ana María',
  lastName: 'Ruiz',
  city: 'Boise, ID',
  jobTitle: 'Baker',
  skill: ['rye', 'Rye, dark'],
}
const rest = {
  nickname: 'Ana',
  jobCategory: 'Food',
  aboutMe: 'I rise early.\n\nReally.',
  availability: 'Nights',
  hourlyRate: 18.5,
  vacationHours: 80,
  covidVaccine: 'yes',
  dentalInsurance: 'no',
  location: { latitude: 43.61234, longitude: -116.20456 },
  instituteName: 'School of Bread',
  subject: 'Rye',
  edustartDate: '2010-09',
  eduendDate: '2012-06-30',
} as const
const job = {
  title: 'Baker',
  company: 'Crumb Works',
  startDate: '2015-01',
  endDate: '2018-12-31',
  city: 'Boise',
  companyEmail: 'boss@crumb.example',
  Rate: 17.25,
  leavingReason: 'The oven broke',
  description: 'Rye & <b>wheat</b>',
}

let ana: Person
beforeEach(async () => {
  ana = await anAccount(app, 'jobseeker', 'ana')
})

const publish = (who: Person, more: object = {}) => who.call(publishProfile, { body: { ...form, ...more } })
const work = (who: Person, more: Partial<ExperienceForm> = {}) => who.call(addExperience, { body: { ...job, ...more } })
const profileOf = async (who: Person) =>
  (await who.call(getSeekerProfile, { params: { id: who._id }, query: {} })).profile
const resumeOf = async (who: Person, scope: Scope = 'standard') =>
  (await who.call(contract.exportResume, { query: { scope } })).resume as contract.JsonResume
const asFile = (resume: unknown) => new Blob([typeof resume === 'string' ? resume : JSON.stringify(resume)])
const preview = async (who: Person, resume: unknown, mode: contract.ImportMode = 'replace') =>
  (await who.call(contract.previewResume, { file: asFile(resume), body: { mode } })).preview
const save = (
  who: Person,
  resume: unknown,
  { mode = 'replace', version }: { mode?: contract.ImportMode; version: string },
) => who.call(contract.importResume, { file: asFile(resume), body: { mode, version } })
const bring = async (who: Person, resume: unknown, mode: contract.ImportMode = 'replace') =>
  (await save(who, resume, { mode, version: (await preview(who, resume, mode)).version })).profile
const left = async (resume: unknown, mode?: contract.ImportMode) =>
  Object.fromEntries((await preview(ana, resume, mode)).left.map(({ source, why }) => [source, why]))
const stored = async () => [
  await app.db.selectFrom('seekers').selectAll().execute(),
  await app.db.selectFrom('experiences').selectAll().orderBy('id').execute(),
]

/** The person's own file keeps the city as typed. */
const locationIn = {
  standard: { city: 'Boise', region: 'ID', countryCode: 'US' },
  everything: { city: 'Boise, ID' },
}

describe('a profile as JSON Resume', () => {
  test.each(['standard', 'everything'] as const)('keeps to the published schema: %s', async (scope) => {
    await publish(ana, rest)
    await work(ana)
    await work(ana, { title: 'Head baker', startDate: '2019-01', endDate: null, employed: true })
    const resume = await resumeOf(ana, scope)
    validate(resume, (errors) => expect(errors).toBeNull())
    expect(resume).toMatchObject({
      basics: {
        name: 'Ana María Ruiz',
        label: 'Baker',
        email: ana.email,
        location: locationIn[scope],
      },
      work: [{ position: 'Head baker' }, { name: 'Crumb Works', startDate: '2015-01', endDate: '2018-12-31' }],
      education: [{ institution: 'School of Bread', area: 'Rye', startDate: '2010-09', endDate: '2012-06-30' }],
      skills: [{ name: 'rye' }, { name: 'Rye, dark' }],
    })
  })

  test('of an empty kind keeps to it too', async () => {
    await publish(ana)
    validate(await resumeOf(ana), (errors) => expect(errors).toBeNull())
  })

  test('has nothing in it that only the person sees, and never a work address', async () => {
    await publish(ana, rest)
    await work(ana)
    const standard = JSON.stringify(await resumeOf(ana))
    for (const secret of ['17.25', 'oven', '18.5', 'boss@', '43.6', 'verification'])
      expect(standard).not.toContain(secret)
    const everything = JSON.stringify(await resumeOf(ana, 'everything'))
    expect(everything).toContain('The oven broke')
    for (const secret of ['boss@', 'verification']) expect(everything).not.toContain(secret)
  })

  test('needs a profile', async () => {
    await expect(ana.call(contract.exportResume, { query: {} })).toBeRefused('profile_required')
  })
})

describe('out and in again', () => {
  test.each([
    ['standard', 'add'],
    ['standard', 'replace'],
    ['everything', 'add'],
    ['everything', 'replace'],
  ] as const)('%s with %s changes nothing in the same account', async (scope, mode) => {
    await publish(ana, rest)
    await work(ana)
    await work(ana, { title: 'Helper', startDate: '2012-03', endDate: null })
    await app.pool.query(
      `update experiences set verification = 'confirmed', confirmed_domain = 'crumb.example', confirmed_at = now()
       where title = 'Baker'`,
    )
    const before = await stored()
    const resume = await resumeOf(ana, scope)
    const { changes, experiences, left } = await preview(ana, resume, mode)
    expect({ changes, experiences, left }).toEqual({ changes: [], experiences: [], left: [] })
    await bring(ana, resume, mode)
    const withoutTime = (all: unknown) =>
      JSON.parse(JSON.stringify(all, (key, value) => (key === 'updated_at' ? 0 : value)))
    expect(withoutTime(await stored())).toEqual(withoutTime(before))
  })

  test('everything makes the same profile in a new account, but for what a file cannot prove', async () => {
    await publish(ana, rest)
    await work(ana)
    await work(ana, { title: 'Helper', startDate: '2012-03', endDate: null })
    const resume = await resumeOf(ana, 'everything')
    const bea = await anAccount(app, 'jobseeker', 'bea')
    const profile = await bring(bea, resume)
    expect(profile.published).toBe(true)
    expect(profile.experience).toMatchObject([
      { ...job, companyEmail: null, verification: 'none', confirmedDomain: null },
      { title: 'Helper', endDate: null, employed: false },
    ])
    const { email: _, ...said } = resume.basics ?? {}
    const { email: __, ...again } = (await resumeOf(bea, 'everything')).basics ?? {}
    expect(again).toEqual(said)
    expect((await resumeOf(bea, 'everything')).work).toEqual(resume.work)
    expect(await app.db.selectFrom('experience_proofs').select('email').execute()).toHaveLength(2)
  })
})

describe('a preview', () => {
  const foreign = {
    basics: {
      name: 'Bo Lin',
      label: 'Cook',
      summary: 'I cook.',
      image: 'https://x.example/me.png',
      url: 'https://x.example',
    },
    work: [
      {
        name: 'Diner',
        position: 'Cook',
        startDate: '2014',
        endDate: '2016-02',
        highlights: ['Soup', 'Stew'],
        url: 'x',
      },
    ],
    education: [
      { institution: 'Old', endDate: '2001' },
      { institution: 'New', studyType: 'Diploma', endDate: '2009' },
    ],
    skills: [{ name: 'Kitchen', level: 'Master', keywords: ['soup', 'Kitchen'] }],
    languages: [{ language: 'English' }],
    $schema: 'https://example.org/schema.json',
  }

  test('says field by field what would change, and saves nothing', async () => {
    await publish(ana)
    const before = await stored()
    const { changes, experiences, isNew, missing } = await preview(ana, foreign)
    expect(await stored()).toEqual(before)
    expect([isNew, missing]).toEqual([false, []])
    expect(changes).toEqual([
      { field: 'firstName', source: 'basics.name', before: 'Ana María', after: 'Bo', note: null },
      { field: 'lastName', source: 'basics.name', before: 'Ruiz', after: 'Lin', note: null },
      { field: 'jobTitle', source: 'basics.label', before: 'Baker', after: 'Cook', note: null },
      { field: 'aboutMe', source: 'basics.summary', before: null, after: 'I cook.', note: null },
      { field: 'skill', source: 'skills', before: 'rye, Rye, dark', after: 'Kitchen, soup', note: null },
      {
        field: 'schools',
        source: 'education.1',
        before: null,
        after: 'Diploma · New · 2009-12',
        note: 'Only the year 2009 is given, so we assumed December',
      },
      {
        field: 'schools',
        source: 'education.0',
        before: null,
        after: 'Old · 2001-12',
        note: 'Only the year 2001 is given, so we assumed December',
      },
      { field: 'languages', source: 'languages.0', before: null, after: 'en', note: null },
      { field: 'links', source: 'basics.url', before: null, after: 'x.example · https://x.example', note: null },
    ])
    expect(experiences).toMatchObject([
      { act: 'added', title: 'Cook', company: 'Diner', startDate: '2014-01', endDate: '2016-02' },
    ])
  })

  test('names everything that it leaves out, and why', async () => {
    await publish(ana)
    expect(await left(foreign)).toEqual({
      'basics.image': 'Upload your picture in your profile. Links aren’t imported',
      skills: 'Skill levels aren’t supported',
      'work.0.url': 'Your profile has no field for this',
    })
    const own = { companyEmail: 'boss@crumb.example', verification: 'confirmed', confirmedDomain: 'crumb.example' }
    const claims = await left({ work: [{ name: 'A', position: 'B', startDate: '2015', hearback: own }, { name: 'C' }] })
    expect(Object.keys(claims)).toEqual([...Object.keys(own).map((key) => `work.0.hearback.${key}`), 'work.1'])
    expect(await left({ basics: { email: 'other@x.example', name: 'Cher' } })).toEqual({
      'basics.email': 'Change your account email and phone in the settings',
      'basics.name': 'A first and last name are required',
    })
  })

  test('lists 200 of what is left out, and counts the rest', async () => {
    await publish(ana)
    const many = Object.fromEntries(Array.from({ length: 230 }, (_, n) => [`part${n}`, n + 1]))
    const { left, moreLeft } = await preview(ana, many)
    expect([left.length, moreLeft]).toEqual([200, 30])
  })

  test('says what our limits cut', async () => {
    await publish(ana)
    const long = 'word '.repeat(500)
    const skills = Array.from({ length: 60 }, (_, n) => ({ name: `skill ${n}` }))
    const resume = { basics: { summary: long }, skills: [...skills, { name: 'x'.repeat(101) }] }
    const { changes, left } = await preview(ana, resume)
    expect(changes.find(({ field }) => field === 'aboutMe')?.note).toBe('Shortened to 1,999 of 2,499 characters')
    expect(left).toMatchObject([
      { why: 'A skill can have at most 100 characters' },
      { why: 'You can have at most 50 skills' },
    ])
    const profile = await bring(ana, resume)
    expect(profile.aboutMe).toHaveLength(1_999)
    expect(profile.skill).toHaveLength(50)
  })

  test('that adds leaves what is there as it is, and names it', async () => {
    await publish(ana, { aboutMe: 'Mine', instituteName: 'Mine too' })
    const resume = { ...foreign, basics: { ...foreign.basics, hearback: { nickname: 'Bo' } } }
    const { changes } = await preview(ana, resume, 'add')
    expect(changes.map(({ field, after }) => [field, after])).toEqual([
      ['nickname', 'Bo'],
      ['skill', 'rye, Rye, dark, Kitchen, soup'],
      ['schools', 'Diploma · New · 2009-12'],
      ['schools', 'Old · 2001-12'],
      ['languages', 'en'],
      ['links', 'x.example · https://x.example'],
    ])
    const reasons = await left(resume, 'add')
    const kept = Object.keys(reasons).filter((source) => reasons[source]?.includes('already'))
    expect(kept).toEqual(['basics.name', 'basics.label', 'basics.summary'])
  })
})

describe('an import', () => {
  test('is saved as it was shown, once the person agrees', async () => {
    await publish(ana, { availability: 'Nights' })
    const profile = await bring(ana, {
      basics: { label: 'Cook' },
      work: [{ name: 'Diner', position: 'Cook', startDate: '2014-05' }],
    })
    expect(profile).toMatchObject({ ...form, jobTitle: 'Cook', availability: 'Nights' })
    expect(profile.experience).toMatchObject([{ title: 'Cook', employed: true, endDate: null, companyEmail: null }])
    expect(app.mails).toEqual([])
    const { rows } = await app.pool.query(`select title_words @@ 'cook' as found from talent_search`)
    expect(rows).toEqual([{ found: true }])
  })

  test('is refused where something else would be saved than was shown', async () => {
    await publish(ana)
    const resume = { basics: { label: 'Cook' } }
    const { version } = await preview(ana, resume)
    await expect(save(ana, { basics: { label: 'Thief' } }, { version })).toBeRefused('conflict')
    await expect(save(ana, resume, { version, mode: 'add' })).toBeRefused('conflict')
    await publish(ana, { jobTitle: 'Miller' })
    await expect(save(ana, resume, { version })).toBeRefused('conflict')
    expect((await profileOf(ana)).jobTitle).toBe('Miller')
  })

  test('replaces the jobs by those of the file; what is the same job keeps what confirmed it', async () => {
    await publish(ana)
    await work(ana)
    await work(ana, { title: 'Helper', startDate: '2012-03' })
    await app.pool.query(
      `update experiences set verification = 'confirmed', confirmed_domain = 'crumb.example', confirmed_at = now()`,
    )
    const same = (await resumeOf(ana)).work?.[0]
    const resume = {
      work: [
        { ...same, summary: 'Only rye' },
        { name: 'Diner', position: 'Cook', startDate: '2020-01' },
      ],
    }
    expect((await preview(ana, resume)).experiences).toMatchObject([
      {
        act: 'changed',
        title: 'Baker',
        changes: [{ field: 'description', before: job.description, after: 'Only rye' }],
      },
      { act: 'added', title: 'Cook' },
      { act: 'removed', title: 'Helper', note: 'Its confirmation by work email will be removed too' },
    ])
    const { experience } = await bring(ana, resume)
    expect(experience).toMatchObject([
      { title: 'Cook', verification: 'none' },
      { ...job, description: 'Only rye', verification: 'confirmed', confirmedDomain: 'crumb.example' },
    ])
  })

  test('adds a job once, also when only its year is given and the file comes twice', async () => {
    await publish(ana)
    await work(ana)
    const resume = {
      work: [
        { name: 'Crumb Works', position: 'Baker', startDate: '2015' },
        { company: 'Diner', position: 'Cook', startDate: '2020' },
      ],
    }
    expect((await bring(ana, resume, 'add')).experience?.map(({ company }) => company)).toEqual([
      'Diner',
      'Crumb Works',
    ])
    const { changes, experiences } = await preview(ana, resume, 'add')
    expect([changes, experiences]).toEqual([[], []])
  })

  test('says nothing of a field by an empty text or list, and removes no job by it', async () => {
    await publish(ana, rest)
    await work(ana)
    const resume = { basics: { summary: '', label: null, location: {} }, work: [], skills: [], education: [{}] }
    const { changes, experiences, left } = await preview(ana, resume)
    expect([changes, experiences, left]).toEqual([[], [], []])
  })

  test('makes a profile where there is none, if it has what one needs', async () => {
    const resume = { basics: { name: 'Bo Lin', label: 'Cook', location: { city: 'Boise', region: 'ID' } } }
    expect(await preview(ana, resume)).toMatchObject({ isNew: true, missing: ['skill'] })
    await expect(bring(ana, resume)).toBeRefused('profile_required')
    const profile = await bring(ana, { ...resume, skills: [{ name: 'soup' }] })
    expect(profile).toMatchObject({
      firstName: 'Bo',
      lastName: 'Lin',
      city: 'Boise, ID',
      published: true,
      skill: ['soup'],
    })
  })

  test('stays within the 50 jobs of a profile', async () => {
    await publish(ana)
    await app.pool.query(
      `insert into experiences (seeker_id, title, company, start_date)
       select $1, 'Baker', 'Crumb', '2015-01' from generate_series(1, 49)`,
      [ana._id],
    )
    const jobs = ['Cook', 'Waiter'].map((position) => ({ name: 'Diner', position, startDate: '2020-01' }))
    expect(await left({ work: jobs }, 'add')).toEqual({ 'work.1': 'You can have at most 50 jobs' })
    expect((await bring(ana, { work: jobs }, 'add')).experience).toHaveLength(50)
  })
})

describe('a hostile or broken file', () => {
  const deep = (levels: number) => `{"basics":${'['.repeat(levels)}1${']'.repeat(levels)}}`
  test.each([
    ['is no JSON', 'file', 'Curriculum vitae'],
    ['is cut off', 'file', '{"basics": {'],
    ['is a list', 'file', '[1]'],
    ['is null', 'file', 'null'],
    ['is 13 levels deep', 'basics.0.0', deep(13)],
    ['is 100,000 levels deep', 'basics.0.0', deep(100_000)],
    ['has more entries than anybody', 'work', JSON.stringify({ work: Array.from({ length: 50_001 }, () => 1) })],
    ['reaches for a prototype', 'basics.__proto__', '{"basics":{"__proto__":{"label":"Cook"}}}'],
    ['reaches for a constructor', 'constructor', '{"constructor":{"prototype":{"admin":true}}}'],
  ])('that %s is refused by name, and nothing changes', async (_what, field, resume) => {
    await publish(ana)
    const before = await stored()
    await expect(preview(ana, resume)).toBeRefused('invalid_input', field)
    await expect(save(ana, resume, { version: 'any' })).toBeRefused('invalid_input', field)
    expect(await stored()).toEqual(before)
  })

  test('that is no text is refused, and one that is too large before it is read', async () => {
    await publish(ana)
    const call = (file: Blob) => ana.call(contract.previewResume, { file, body: { mode: 'add' } })
    await expect(call(new Blob([new Uint8Array([0x7b, 0xff, 0xfe, 0x7d])]))).toBeRefused('invalid_input', 'file')
    await expect(call(new Blob(['{"a":"', 'x'.repeat(4 * 1024 * 1024), '"}']))).toBeRefused('too_large')
  })

  test('with a script in it stays a text, or loses it where it is HTML of another program', async () => {
    await publish(ana)
    const script = '<script>alert(1)</script><img src=x onerror=alert(1)>'
    expect((await bring(ana, { basics: { label: `Cook ${script}` } })).jobTitle).toBe('Cook')
    const ours = { basics: { label: script }, meta: { hearback: { texts: 'plain' } } }
    expect((await bring(ana, ours)).jobTitle).toBe(script)
  })
})

test('the largest profile there can be goes out and in again', async () => {
  const bea = await aSeeker(app, { name: 'bea' })
  const jobs = { description: '“é”\n'.repeat(2_500).trim(), reason: 'é'.repeat(2_000), line: '€'.repeat(200) }
  await app.pool.query(
    `insert into experiences (seeker_id, title, company, city, start_date, description, leaving_reason)
     select $1, $4, n || 'x', $4, '2015-01', $2, $3 from generate_series(1, 50) n`,
    [bea._id, jobs.description, jobs.reason, jobs.line],
  )
  const resume = await resumeOf(bea, 'everything')
  const profile = await bring(ana, resume)
  expect(profile.experience?.map(({ description }) => description)).toEqual(
    Array.from({ length: 50 }, () => jobs.description),
  )
}, 30_000)
