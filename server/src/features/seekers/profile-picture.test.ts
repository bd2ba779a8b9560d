import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as contract from '@hearback/contract/people/seekers.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anAccount, type Person } from '../../../test/factories.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import '../../../test/matchers.ts'

const app = testApp()
const png = async (background: string) =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  ])
const upload = async (by: Person, file: Blob) => (await by.call(contract.uploadSeekerPicture, { file })).profile
const files = () => readdir(join(app.deps.config.dataDir, 'files', 'pictures'))
const nameOf = (url: string | undefined) => url?.split('/').at(-1)

test('a picture shows on the profile, a later one takes its place, and null removes it', async () => {
  const ana = await aSeeker(app)
  const first = await upload(ana, await png('red'))
  expect(first.profilePicture).toBe(first.pictures?.medium)
  expect(await files()).toEqual(expect.arrayContaining([nameOf(first.pictures?.small), nameOf(first.pictures?.large)]))
  const second = await upload(ana, await png('blue'))
  expect(second.pictures).not.toEqual(first.pictures)
  expect(await files()).not.toContain(nameOf(first.pictures?.medium))
  const change = {
    params: { id: ana._id },
    body: { jobTitle: 'Cook', profilePicture: second.profilePicture },
  }
  expect((await ana.call(contract.updateSeekerProfile, change)).profile.pictures).toEqual(second.pictures)
  const clear = { params: { id: ana._id }, body: { profilePicture: null } }
  expect((await ana.call(contract.updateSeekerProfile, clear)).profile).toMatchObject({
    pictures: null,
    profilePicture: null,
  })
  expect(await files()).toEqual([])
})

test('a picture stays when the profile is published again, and goes when null is sent along', async () => {
  const ana = await aSeeker(app)
  const { pictures } = await upload(ana, await png('red'))
  const form = { firstName: 'Ana', lastName: 'Ruiz', city: 'Boise', jobTitle: 'Baker', skill: 'rye' }
  const publish = (body: object) => ana.call(contract.publishProfile, { body: { ...form, ...body } })
  expect((await publish({ profilePicture: pictures?.large })).profile.pictures).toEqual(pictures)
  expect((await publish({ profilePicture: null })).profile.pictures).toBeNull()
  expect(await files()).toEqual([])
})

test('pictures that come concurrently leave one, and no file of the others', async () => {
  const ana = await aSeeker(app)
  const pictures = await Promise.all(['red', 'green', 'blue', 'white'].map(png))
  await Promise.all(pictures.map((picture) => upload(ana, picture)))
  const { profile } = await ana.call(contract.getSeekerProfile, { params: { id: ana._id } })
  const kept = Object.values(profile.pictures ?? {}).map(nameOf)
  expect(kept).toHaveLength(3)
  expect((await files()).sort()).toEqual(kept.sort())
  await ana.call(contract.updateSeekerProfile, { params: { id: ana._id }, body: { profilePicture: null } })
})

test('a file that is no picture is refused, and the one before stays', async () => {
  const ana = await aSeeker(app)
  const before = await upload(ana, await png('red'))
  await expect(upload(ana, new Blob(['<svg onload="alert(1)"/>']))).toBeRefused('wrong_media_type')
  await expect(upload(ana, new Blob([]))).toBeRefused('invalid_input', 'file')
  const { profile } = await ana.call(contract.getSeekerProfile, { params: { id: ana._id } })
  expect(profile.pictures).toEqual(before.pictures)
})

test('a picture needs a profile of a job seeker', async () => {
  const picture = await png('red')
  await expect(upload(await anAccount(app, 'jobseeker'), picture)).toBeRefused('profile_required')
  await expect(upload(await anAccount(app, 'employer'), picture)).toBeRefused('not_allowed')
})
