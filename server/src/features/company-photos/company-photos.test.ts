import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  addCompanyPhoto,
  type CompanyPhoto,
  describeCompanyPhoto,
  listCompanyPhotos,
  orderCompanyPhotos,
  removeCompanyPhoto,
} from '@hearback/contract/people/company-photos.ts'
import sharp, { type Sharp } from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Caller, testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { anAccount, type Person } from '../../../test/factories.ts'
import '../../../test/matchers.ts'

const app = testApp()
let acme: Person
beforeEach(async () => {
  acme = await anEmployer(app)
})

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0c3d2c' } })
const small = blank(300, 200).jpeg().toBuffer()
const bytes = async (content: Promise<Buffer>) => new Uint8Array(await content)
const add = async (content: Promise<Buffer>, description?: string, who: Caller = acme) =>
  (await who.call(addCompanyPhoto, { file: new File([await bytes(content)], 'x.jpg'), body: { description } })).photos
const addedTo = async (content: Promise<Buffer>) => (await add(content)).at(-1) as CompanyPhoto
const shown = async (who: Caller = app.caller(), id = acme._id) =>
  (await who.call(listCompanyPhotos, { params: { id } })).photos
const served = (url: string) => app.server.inject({ url })
const storedFiles = () => readdir(join(app.deps.config.dataDir, 'files', 'photos')).catch(() => [])
const idsOf = (photos: readonly CompanyPhoto[]) => photos.map(({ _id }) => _id)
const three = async () => {
  await add(small, 'One')
  await add(small, 'Two')
  return idsOf(await add(small, 'Three'))
}

describe('a photo', () => {
  test('is stored whole in three sizes, with its description and the size of the largest', async () => {
    const photo = (await add(blank(3_000, 2_000).jpeg().toBuffer(), '  Our  oven '))[0] as CompanyPhoto
    expect(photo).toMatchObject({ description: 'Our oven', width: 1_920, height: 1_280 })
    for (const [url, width, height] of [
      [photo.small, 480, 320],
      [photo.medium, 960, 640],
      [photo.large, 1_920, 1_280],
    ] as const) {
      const answer = await served(url)
      expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' })
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width, height })
    }
    expect(await shown()).toEqual([photo])
  })

  test('is never enlarged', async () => {
    const photo = await addedTo(small)
    expect(photo).toMatchObject({ width: 300, height: 200 })
    expect(await sharp((await served(photo.large)).rawPayload).metadata()).toMatchObject({ width: 300, height: 200 })
  })

  // A white corner at the top left of the upright picture; each orientation moves it elsewhere in the file.
  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'of EXIF orientation %d is turned upright, and loses its metadata',
    async (orientation) => {
      const upright = blank(400, 240).composite([
        { input: { create: { width: 100, height: 60, channels: 3, background: '#ffffff' } }, left: 0, top: 0 },
      ])
      const pixels = await upright.png().toBuffer()
      const mirrored = await sharp(pixels).flop().png().toBuffer()
      // A rotation comes after the mirroring of the same orientation.
      const turned = {
        1: sharp(pixels),
        2: sharp(mirrored),
        3: sharp(pixels).rotate(180),
        4: sharp(mirrored).rotate(180),
        5: sharp(mirrored).rotate(270),
        6: sharp(pixels).rotate(270),
        7: sharp(mirrored).rotate(90),
        8: sharp(pixels).rotate(90),
      }[orientation] as Sharp
      const file = sharp(await turned.png().toBuffer())
        .withExif({ IFD0: { Copyright: 'Harriet' }, IFD3: { GPSLatitude: '43/1 36/1 0/1' } })
        .withMetadata({ orientation })
        .jpeg()
      const photo = await addedTo(file.toBuffer())
      expect(photo).toMatchObject({ width: 400, height: 240 })
      const kept = sharp((await served(photo.large)).rawPayload)
      const metadata = await kept.metadata()
      for (const name of ['exif', 'xmp', 'iptc', 'icc', 'orientation']) expect(metadata).not.toHaveProperty(name)
      const { data, info } = await kept.raw().toBuffer({ resolveWithObject: true })
      const brightness = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? -1
      expect(
        [brightness(50, 30), brightness(350, 30), brightness(50, 210), brightness(350, 210)].map(
          (value) => value > 128,
        ),
      ).toEqual([true, false, false, false])
    },
  )

  test('of an animation is its first frame', async () => {
    const frame = (background: string) => ({ create: { width: 300, height: 200, channels: 3 as const, background } })
    const strip = sharp({ create: { width: 300, height: 400, channels: 3, background: '#ffffff' } }).composite([
      { input: { ...frame('#000000') }, left: 0, top: 200 },
    ])
    const raw = await strip.raw().toBuffer()
    const animation = sharp(raw, { raw: { width: 300, height: 400, channels: 3, pageHeight: 200 } }).webp({
      loop: 0,
      delay: [80, 80],
    })
    const content = await animation.toBuffer()
    expect((await sharp(content).metadata()).pages).toBe(2)
    const photo = await addedTo(Promise.resolve(content))
    expect(photo).toMatchObject({ width: 300, height: 200 })
    const kept = sharp((await served(photo.large)).rawPayload)
    expect((await kept.metadata()).pages ?? 1).toBe(1)
    expect((await kept.raw().toBuffer())[0]).toBeGreaterThan(240)
  })

  test('in print colors is converted to those of screens', async () => {
    const photo = await addedTo(blank(300, 200).toColourspace('cmyk').jpeg().toBuffer())
    expect(await sharp((await served(photo.large)).rawPayload).metadata()).toMatchObject({ space: 'srgb' })
  })
})

describe('a photo is refused', { timeout: 20_000 }, () => {
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(400)])
  test.each([
    ['as HEIC, with the way out', heic, 'wrong_media_type', /HEIC.+JPEG/],
    ['as SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'wrong_media_type', /JPEG, PNG or WebP/],
    [
      'as GIF',
      Buffer.from('GIF89a\u0001\0\u0001\0\0\0\0,\0\0\0\0\u0001\0\u0001\0\0\u0002\0;', 'latin1'),
      'wrong_media_type',
      /JPEG, PNG or WebP/,
    ],
    [
      'as a bomb of 60 megapixels',
      blank(10_000, 6_000).png({ compressionLevel: 9 }).toBuffer(),
      'invalid_input',
      /50 megapixels/,
    ],
    ['when it ends in the middle', small.then((whole) => whole.subarray(0, 400)), 'invalid_input', /damaged/],
    ['when it is too small to look at', blank(300, 199).png().toBuffer(), 'invalid_input', /200 pixels/],
    ['when it is too narrow to look at', blank(6_000, 400).png().toBuffer(), 'invalid_input', /200 pixels/],
  ])('%s, the field is named and nothing stays', async (_what, content, code, reason) => {
    const before = await storedFiles()
    const refusal = await add(Promise.resolve(content)).catch((error) => error)
    expect(refusal.body).toMatchObject({ code, fields: { file: expect.stringMatching(reason) } })
    expect(await storedFiles()).toEqual(before)
    expect(await shown()).toEqual([])
  })

  test('after eight, however many are sent at the same time', async () => {
    for (let i = 0; i < 5; i++) await add(small)
    const before = (await storedFiles()).length
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => add(small)))
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refused).toHaveLength(3)
    for (const { reason } of refused) expect(reason.body.code).toBe('photo_limit_reached')
    expect(await shown()).toHaveLength(8)
    expect((await storedFiles()).length - before).toBe(9)
    const rows = await app.db
      .selectFrom('company_photos')
      .select('position')
      .where('employer_id', '=', acme._id)
      .execute()
    expect(rows.map(({ position }) => position).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  test('with a description that is too long, before there is a company, and to job seekers', async () => {
    await expect(add(small, 'x'.repeat(161))).toBeRefused('invalid_input', 'description')
    await expect(add(small, undefined, await anAccount(app, 'employer'))).toBeRefused('profile_required')
    await expect(add(small, undefined, await anAccount(app, 'jobseeker'))).toBeRefused('not_allowed')
  })
})

describe('photos', () => {
  test('are in the order in which they came, until the company orders them', async () => {
    const [one, two, three_] = await three()
    const order = (ids: (string | undefined)[]) => acme.call(orderCompanyPhotos, { body: { ids: ids as string[] } })
    expect(idsOf((await order([three_, one, two])).photos)).toEqual([three_, one, two])
    expect((await shown()).map(({ description }) => description)).toEqual(['Three', 'One', 'Two'])
    for (const wrong of [[one, two], [one, two, two], [one, two, three_, acme._id], []]) {
      await expect(order(wrong)).toBeRefused('conflict')
    }
    await expect(order([one, two, 'first'])).toBeRefused('invalid_input', 'ids.2')
    expect(idsOf(await shown())).toEqual([three_, one, two])
  })

  test('stay complete and in one order when they are ordered, added and removed concurrently', async () => {
    const [one = '', two = '', last = ''] = await three()
    await Promise.allSettled([
      acme.call(orderCompanyPhotos, { body: { ids: [last, two, one] } }),
      acme.call(orderCompanyPhotos, { body: { ids: [two, last, one] } }),
      acme.call(removeCompanyPhoto, { params: { id: two } }),
      add(small),
    ])
    const rows = await app.db
      .selectFrom('company_photos')
      .select(['id', 'position'])
      .where('employer_id', '=', acme._id)
      .orderBy('position')
      .execute()
    expect(rows.map(({ position }) => position)).toEqual([1, 2, 3])
    expect(rows.map(({ id }) => id)).not.toContain(two)
  })

  test('get another description; an empty one removes it', async () => {
    const [id = ''] = await three()
    const describe_ = async (description: string | null) =>
      (await acme.call(describeCompanyPhoto, { params: { id }, body: { description } })).photos[0]?.description
    expect(await describe_('<b>Ofen</b> 🥖')).toBe('<b>Ofen</b> 🥖')
    expect(await describe_(' ')).toBeNull()
    expect(await describe_(null)).toBeNull()
    await expect(describe_('x'.repeat(161))).toBeRefused('invalid_input', 'description')
  })

  test('are removed with their files, and the others move up', async () => {
    const [one = '', two, last] = await three()
    const [gone] = await shown()
    expect(idsOf((await acme.call(removeCompanyPhoto, { params: { id: one } })).photos)).toEqual([two, last])
    for (const url of [gone?.small, gone?.medium, gone?.large]) expect((await served(url ?? '')).statusCode).toBe(404)
    await expect(acme.call(removeCompanyPhoto, { params: { id: one } })).toBeRefused('not_found')
    expect(idsOf(await add(small))).toHaveLength(3)
  })

  test('of another company are not touched', async () => {
    const [id = ''] = await three()
    const other = await anEmployer(app)
    await expect(other.call(removeCompanyPhoto, { params: { id } })).toBeRefused('not_found')
    await expect(other.call(describeCompanyPhoto, { params: { id }, body: { description: 'Mine' } })).toBeRefused(
      'not_found',
    )
    await expect(other.call(orderCompanyPhotos, { body: { ids: [id] } })).toBeRefused('conflict')
    expect((await shown())[0]).toMatchObject({ _id: id, description: 'One' })
  })

  test('of a hidden company are shown to the company alone, and their files to no one', async () => {
    await add(small)
    const [photo] = await shown()
    const hide = (time: string) =>
      app.pool.query(`update employers set hidden_at = ${time} where user_id = $1`, [acme._id])
    await hide('now()')
    for (const who of [app.caller(), await anAccount(app, 'jobseeker')])
      await expect(shown(who)).toBeRefused('not_found')
    expect(await shown(acme)).toHaveLength(1)
    expect((await served(photo?.large ?? '')).statusCode).toBe(404)
    await hide('null')
    expect((await served(photo?.large ?? '')).statusCode).toBe(200)
  })

  test('of a deleted row leave their files to the sweep', async () => {
    await add(small)
    await app.pool.query('delete from employers where user_id = $1', [acme._id])
    const { rows } = await app.pool.query(`select key from pending_files where key like 'photos/%'`)
    expect(rows).toHaveLength(3)
    expect(await app.db.selectFrom('company_photos').select('id').execute()).toEqual([])
  })
})

test.each([
  '0123456789abcdef0123456789abcdef-480.webp',
  '0123456789abcdef0123456789abcdef-64.webp',
  '..%2f..%2fsecret',
  '%00',
])('there is no photo %s', async (name) => {
  const { statusCode, headers } = await served(`/files/photos/${name}`)
  expect([400, 404]).toContain(statusCode)
  expect(headers['cache-control']).not.toMatch(/immutable/)
})
