import type { Endpoint } from '@hearback/contract/endpoint.ts'
import {
  createEmployerProfile,
  getEmployerProfile,
  listEmployers,
  pictureBodyBytes,
  updateEmployerProfile,
} from '@hearback/contract/people/employers.ts'
import { getSeekerProfile, publishProfile, updateSeekerProfile } from '@hearback/contract/people/seekers.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { type Refusal, testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { anAccount, type Person } from '../../../test/factories.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import '../../../test/matchers.ts'

const app = testApp()
const company = { firstName: 'Hana', lastName: 'Reed', businessName: 'Crust', businessLocation: 'Boise' }
const seeker = { firstName: 'Ana', lastName: 'Ruiz', city: 'Boise', jobTitle: 'Baker', skill: 'dough' }
const dataUrl = async (format: 'png' | 'jpeg' | 'webp') => {
  const picture = sharp({ create: { width: 600, height: 600, channels: 3, background: '#804020' } })
  return `data:image/${format};base64,${(await picture.toFormat(format).toBuffer()).toString('base64')}`
}
const served = async (url: string | undefined) => (await app.server.inject({ url: url ?? '/none' })).statusCode

interface Writing {
  who: () => Promise<Person>
  endpoint: Endpoint
  form?: object
  read: Endpoint
}
/** The four calls that write a profile. */
const writings: Record<string, Writing> = {
  addhrprofile: {
    who: () => anAccount(app, 'employer'),
    endpoint: createEmployerProfile,
    form: company,
    read: getEmployerProfile,
  },
  updateprofiles: { who: () => anEmployer(app), endpoint: updateEmployerProfile, read: getEmployerProfile },
  'publish-profile': {
    who: () => anAccount(app, 'jobseeker'),
    endpoint: publishProfile,
    form: seeker,
    read: getSeekerProfile,
  },
  updatejobseeker: { who: () => aSeeker(app), endpoint: updateSeekerProfile, read: getSeekerProfile },
}
const write = async (who: Person, { endpoint, form }: Writing, profilePicture: unknown) => {
  const input = { params: { id: who._id }, body: { ...form, profilePicture } }
  return (await who.call(endpoint, input as never)) as { profile: { pictures: Record<string, string> | null } }
}

describe.each(Object.entries(writings))('%s', (_name, writing) => {
  test.each(['png', 'jpeg', 'webp'] as const)('stores a data URL in %s as an upload', async (format) => {
    const { profile } = await write(await writing.who(), writing, await dataUrl(format))
    expect(Object.keys(profile.pictures ?? {})).toEqual(['small', 'medium', 'large'])
    expect(await served(profile.pictures?.large)).toBe(200)
  })

  test.each([
    'https://evil.example/x.png',
    '//evil.example/files/pictures/x.webp',
    'javascript:alert(1)',
    'data:text/html;base64,PGI+',
    'data:image/png;base64,not base64!',
    'data:image/png;base64,AAAA',
    'data:image/svg+xml;base64,PHN2Zy8+',
    `https://evil.example/files/pictures/${'a'.repeat(32)}-256.webp`,
  ])('refuses %s with the field named, and changes nothing', async (link) => {
    const who = await writing.who()
    const before = await who.call(writing.read, { params: { id: who._id } } as never).catch(({ body }) => body)
    const refusal: Refusal = await write(who, writing, link).catch((error) => error)
    expect(refusal.status).toBe(422)
    expect(refusal.body.fields).toHaveProperty('profilePicture')
    const after = await who.call(writing.read, { params: { id: who._id } } as never).catch(({ body }) => body)
    expect(after).toEqual(before)
  })
})

test('a picture takes the place of the one before, whose files go', async () => {
  const hana = await anEmployer(app)
  const writing = writings.updateprofiles as Writing
  const first = await write(hana, writing, await dataUrl('png'))
  const second = await write(hana, writing, await dataUrl('jpeg'))
  expect(await served(first.profile.pictures?.large)).toBe(404)
  expect(await served(second.profile.pictures?.large)).toBe(200)
})

describe('a body with a picture', () => {
  const huge = `data:image/png;base64,${'A'.repeat(1_000_000)}`

  test('is read for no one who may not make the call', async () => {
    await expect(app.caller().call(createEmployerProfile, { body: { ...company, profilePicture: huge } })).toBeRefused(
      'not_signed_in',
    )
    const ana = await aSeeker(app)
    await expect(ana.call(createEmployerProfile, { body: { ...company, profilePicture: huge } })).toBeRefused(
      'not_allowed',
    )
  })

  test('may be as large as an upload, and no larger', async () => {
    const hana = await anEmployer(app)
    const body = { profilePicture: 'A'.repeat(pictureBodyBytes) }
    await expect(hana.call(updateEmployerProfile, { params: { id: hana._id }, body })).toBeRefused('too_large')
    const bytes = Buffer.alloc(10 * 1024 * 1024 + 1, 1).toString('base64')
    const over = { profilePicture: `data:image/png;base64,${bytes}` }
    await expect(hana.call(updateEmployerProfile, { params: { id: hana._id }, body: over })).toBeRefused('too_large')
  })

  test('is not for other calls', async () => {
    const hana = await anEmployer(app)
    const answer = await app.server.inject({
      method: 'GET',
      url: listEmployers.path,
      headers: { 'auth-token': hana.token ?? '' },
    })
    expect(answer.statusCode).toBe(200)
    const large = await app.server.inject({ method: 'POST', url: '/api/auth/login', payload: { password: huge } })
    expect(large.statusCode).toBe(413)
  })
})
