import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { aJob } from '../../../test/job-factory.ts'
import { inTransaction } from '../../db/transaction.ts'
import { type Card, drawCard } from '../../ports/card-pictures.ts'
import { setJobHidden } from '../jobs/reading/job-visibility.service.ts'
import { createCardPictures } from './share-cards.service.ts'

const app = testApp()
const fetchPicture = (path: string) => app.server.inject(`/files/cards/${path}.png`)

/** Width, height, and the number of pixels in the color of the pay tag. */
async function look(picture: Buffer) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  let citron = 0
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
    if (Math.abs(red - 0xdc) < 6 && Math.abs(green - 0xea) < 6 && Math.abs(blue - 0x4a) < 6) citron++
  }
  return { width: info.width, height: info.height, citron }
}
const size = { width: 1200, height: 630 }
const tagged = 10_000
const card: Card = { title: 'Night baker', line: 'Crust', pay: '$20 an hour', answer: { text: 'Answers', share: 0.5 } }

describe('the picture of a link', () => {
  test('shows a job with its pay on citron, and one without pay without it', async () => {
    const by = await anEmployer(app)
    const paid = await fetchPicture(`jobs/${await aJob(app, { by })}`)
    expect([paid.statusCode, paid.headers['content-type']]).toEqual([200, 'image/png'])
    const seen = await look(paid.rawPayload)
    expect(seen).toMatchObject(size)
    expect(seen.citron).toBeGreaterThan(tagged)
    const unpaid = await look((await fetchPicture(`jobs/${await aJob(app, { by, pay: null })}`)).rawPayload)
    expect(unpaid).toMatchObject(size)
    expect(unpaid.citron).toBeLessThan(tagged)
  })

  test('is there for a company, a page of the directory, and anything else', async () => {
    const by = await anEmployer(app)
    await aJob(app, { by, category: 'Food' })
    for (const path of [`companies/${by._id}`, 'hearback'])
      expect(await look((await fetchPicture(path)).rawPayload)).toMatchObject(size)
    const { rawPayload } = await app.server.inject('/files/cards/directory.png?category=food')
    expect(await look(rawPayload)).toMatchObject(size)
  })

  test('is not there for what no one may see, and for what is none', async () => {
    const id = await aJob(app, { by: await anEmployer(app) })
    await inTransaction(app.deps, (tx, publish) => setJobHidden(tx, publish, id, true))
    const none = '01900000-0000-7000-8000-000000000000'
    for (const path of [`jobs/${id}`, `jobs/${none}`, 'jobs/12', `companies/${none}`, 'directory'])
      expect((await fetchPicture(path)).statusCode).toBe(404)
  })

  test.each([
    ['markup', '<b>&amp; </span> <image href="file:///etc/passwd"/>'],
    ['what is no character', 'a\u0001\u0007\u202eb\ud800'],
    ['nothing to see', ' \u200b '],
    ['a word without end', 'W'.repeat(10_000)],
    ['marks upon marks', `a${'\u0301'.repeat(5_000)}`],
    ['other scripts', '東京のパン屋 مخبز пекарь 👩‍🍳'],
  ])('keeps its size and its pay tag whatever the title holds: %s', async (_case, title) => {
    const seen = await look(await drawCard({ ...card, title, line: title, answer: { text: title, share: 9 } }))
    expect(seen).toMatchObject(size)
    expect(seen.citron).toBeGreaterThan(tagged)
  })
})

describe('the work for pictures', () => {
  test('is done once for all who ask for the same, and again for another', async () => {
    let drawings = 0
    const pictures = createCardPictures(async () => Buffer.from(String(++drawings)))
    await Promise.all([pictures(card), pictures(card), pictures({ ...card })])
    expect(drawings).toBe(1)
    await pictures({ ...card, pay: null })
    expect(drawings).toBe(2)
  })

  test('is refused where 20 wait already, and goes on afterwards', async () => {
    let finish = () => {}
    const gate = new Promise<void>((resolve) => {
      finish = resolve
    })
    const pictures = createCardPictures(async ({ title }) => {
      await gate
      return Buffer.from(title)
    })
    const waiting = Array.from({ length: 20 }, (_, n) => pictures({ ...card, title: `Job ${n}` }))
    await expect(pictures({ ...card, title: 'One more' })).rejects.toMatchObject({ code: 'unavailable' })
    finish()
    expect(String((await Promise.all(waiting)).at(-1))).toBe('Job 19')
    expect(String(await pictures({ ...card, title: 'One more' }))).toBe('One more')
  })

  test('is tried again after a failure', async () => {
    let drawings = 0
    const pictures = createCardPictures(async () => {
      if (++drawings === 1) throw new Error('no memory')
      return Buffer.from('drawn')
    })
    await expect(pictures(card)).rejects.toThrow('no memory')
    expect(String(await pictures(card))).toBe('drawn')
  })
})
