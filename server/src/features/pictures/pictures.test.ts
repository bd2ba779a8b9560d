import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  getEmployerProfile,
  updateEmployerProfile,
  uploadEmployerPicture,
} from '@hearback/contract/people/employers.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { type Caller, testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { anAccount } from '../../../test/factories.ts'
import '../../../test/matchers.ts'

const app = testApp()

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0c3d2c' } })
const photo = () => blank(400, 300).jpeg().toBuffer()

async function upload(who: Caller, content: Uint8Array<ArrayBuffer> | string, name = 'me.png') {
  const { profile } = await who.call(uploadEmployerPicture, { file: new File([content], name) })
  return profile
}
const bytes = async (content: Promise<Buffer>) => new Uint8Array(await content)
const served = (url = '') => app.server.inject({ method: 'GET', url })
const keptFiles = () => readdir(join(app.deps.config.dataDir, 'files', 'pictures')).catch(() => [])

describe('a picture', () => {
  test('is kept as squares of 64, 256 and 512 pixels in WebP, which anybody may read for ever', async () => {
    const acme = await anEmployer(app)
    const profile = await upload(acme, await bytes(photo()))
    const { small, medium, large } = profile.pictures ?? {}
    expect(profile.profilePicture).toBe(medium)
    for (const [url, side] of [
      [small, 64],
      [medium, 256],
      [large, 512],
    ] as const) {
      const answer = await served(url)
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      })
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: side, height: side })
    }
  })

  test.each(['jpeg', 'png', 'webp'] as const)('may be a %s, whatever its name says', async (format) => {
    const acme = await anEmployer(app)
    expect(
      (await upload(acme, await bytes(blank(20, 90).toFormat(format).toBuffer()), 'cv.pdf')).pictures,
    ).not.toBeNull()
  })

  test('loses its metadata, and is turned upright by them first', async () => {
    const acme = await anEmployer(app)
    // The left half is black, rotated a quarter clockwise: the upper half becomes black.
    const black = { input: { create: { width: 50, height: 100, channels: 3 as const, background: '#000' } } }
    const turned = sharp({ create: { width: 100, height: 100, channels: 3, background: '#fff' } })
      .composite([{ ...black, left: 0, top: 0 }])
      .withExif({ IFD0: { Copyright: 'Harriet' }, IFD3: { GPSLatitude: '43/1 36/1 0/1' } })
      .withMetadata({ orientation: 6 })
    const { pictures } = await upload(acme, await bytes(turned.jpeg().toBuffer()))
    const kept = sharp((await served(pictures?.small)).rawPayload)
    expect(await kept.metadata()).not.toHaveProperty('exif')
    const { data, info } = await kept.raw().toBuffer({ resolveWithObject: true })
    const brightness = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? -1
    expect([brightness(50, 5), brightness(5, 5)].every((value) => value < 40)).toBe(true)
    expect([brightness(50, 58), brightness(5, 58)].every((value) => value > 215)).toBe(true)
  })

  test('takes the place of the one before, whose files go', async () => {
    const acme = await anEmployer(app)
    const first = await upload(acme, await bytes(photo()))
    const second = await upload(acme, await bytes(photo()))
    expect(second.profilePicture).not.toBe(first.profilePicture)
    expect((await served(first.pictures?.small)).statusCode).toBe(404)
    expect((await served(second.pictures?.small)).statusCode).toBe(200)
  })

  test('is one in the end when 5 are sent at the same time', async () => {
    const acme = await anEmployer(app)
    const before = (await keptFiles()).length
    const content = await bytes(photo())
    await Promise.all(Array.from({ length: 5 }, () => upload(acme, content)))
    expect((await keptFiles()).length - before).toBe(3)
    const { profile } = await app.caller().call(getEmployerProfile, { params: { id: acme._id } })
    expect((await served(profile.pictures?.large)).statusCode).toBe(200)
  })

  test('is removed by null, and left by its own address', async () => {
    const acme = await anEmployer(app)
    const { pictures } = await upload(acme, await bytes(photo()))
    const change = (profilePicture: string | null) =>
      acme.call(updateEmployerProfile, { params: { id: acme._id }, body: { profilePicture } })
    for (const own of [pictures?.medium ?? '', `${app.deps.config.publicUrl}${pictures?.large}`, '']) {
      expect((await change(own)).profile.pictures).toEqual(pictures)
    }
    expect((await change(null)).profile).toMatchObject({ pictures: null, profilePicture: null })
    expect((await served(pictures?.large)).statusCode).toBe(404)
    expect((await change(null)).profile.pictures).toBeNull()
  })
})

describe('an upload is refused', { timeout: 20_000 }, () => {
  const svg = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  test.each([
    ['SVG', svg],
    ['HTML', '<html><script>alert(1)</script></html>'],
    ['GIF', 'GIF89a\u0001\0\u0001\0\0\0\0,\0\0\0\0\u0001\0\u0001\0\0\u0002\0;'],
    ['PDF', '%PDF-1.7\n'],
  ])('as %s that calls itself PNG', async (_kind, content) => {
    const acme = await anEmployer(app)
    await expect(upload(acme, content)).toBeRefused('wrong_media_type')
  })

  test('as a bomb: a small file of too many pixels', async () => {
    const acme = await anEmployer(app)
    const bomb = await bytes(blank(10_000, 6_000).png({ compressionLevel: 9 }).toBuffer())
    expect(bomb.length).toBeLessThan(limits.pictureBytes)
    await expect(upload(acme, bomb)).toBeRefused('invalid_input', 'file')
  })

  test('when damaged, empty or missing', async () => {
    const acme = await anEmployer(app)
    const cut = (await bytes(photo())).slice(0, 400)
    await expect(upload(acme, cut)).toBeRefused('invalid_input', 'file')
    await expect(upload(acme, '')).toBeRefused('invalid_input', 'file')
    await expect(acme.call(uploadEmployerPicture)).toBeRefused('wrong_media_type')
  })

  test('beyond 10 MB', async () => {
    const acme = await anEmployer(app)
    await expect(upload(acme, new Uint8Array(limits.pictureBytes + 1))).toBeRefused('too_large')
  })

  test('before there is a company, and leaves no file', async () => {
    const before = await keptFiles()
    await expect(upload(await anAccount(app, 'employer'), await bytes(photo()))).toBeRefused('profile_required')
    await expect(upload(await anAccount(app, 'jobseeker'), await bytes(photo()))).toBeRefused('not_allowed')
    expect(await keptFiles()).toEqual(before)
  })

  test('after 30 within an hour', async () => {
    const acme = await anEmployer(app)
    for (let i = 0; i < 30; i++) await expect(upload(acme, 'no picture')).toBeRefused('wrong_media_type')
    await expect(upload(acme, await bytes(photo()))).toBeRefused('too_many_requests')
  })
})

test.each(['0123456789abcdef0123456789abcdef-64.webp', '..%2f..%2fsecret', 'x-64.webp', '%00'])(
  'there is no picture %s',
  async (name) => {
    const answer = await served(`/files/pictures/${name}`)
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
    expect(answer.headers['cache-control']).not.toMatch(/immutable/)
  },
)
