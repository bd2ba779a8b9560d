import { setTimeout as pause } from 'node:timers/promises'
import { uploadEmployerPicture } from '@hearback/contract/people/employers.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { Refusal, testApp } from '../app.ts'
import { testProcess } from '../cluster.ts'
import { zipOf } from '../documents.ts'
import { anEmployer } from '../employer-factory.ts'
import type { Person } from '../factories.ts'
import { inLong, isLong, noteFigures, quantile } from '../long.ts'
import { askMeanwhile, giveWay, lessThanDoubled } from './ask-meanwhile.ts'
import { knowsMemory, memoryOf, watchMemory } from './memory.ts'

const app = testApp()
const server = testProcess(app)
const megabyte = 1_000_000

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0c3d2c' } })
const script = '<script>alert("hb-evil")</script>'

type Upload = readonly [
  name: string,
  content: Buffer,
  outcome: 'kept' | 'invalid_input' | 'wrong_media_type' | 'too_large',
]

/** Malicious files, and the expected outcome of each. */
async function hostileFiles(): Promise<Upload[]> {
  const photo = await blank(400, 300)
    .withExif({ IFD0: { Copyright: 'hb-evil' }, IFD3: { GPSLatitude: '43/1 36/1 0/1' } })
    .jpeg()
    .toBuffer()
  const png = await blank(40, 30).png().toBuffer()
  return [
    ['bomb.png', await blank(10_000, 6_000).png({ compressionLevel: 9 }).toBuffer(), 'invalid_input'],
    ['worst.png', await blank(7_000, 7_000).png({ compressionLevel: 9 }).toBuffer(), 'kept'],
    ['page.jpg', Buffer.concat([photo, Buffer.from(script)]), 'kept'],
    ['archive.jpg', Buffer.concat([photo, zipOf([['hb-evil.html', script]])]), 'kept'],
    ['../../../etc/passwd', Buffer.concat([png, Buffer.from('<?php system($_GET["hb-evil"]);')]), 'kept'],
    ['photo.png\0.html', photo, 'kept'],
    [
      'photo.jpg',
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`),
      'wrong_media_type',
    ],
    ['photo.jpg', Buffer.from(`GIF89a/*${script}`), 'wrong_media_type'],
    ['photo.jpg', zipOf([['a.png', Buffer.alloc(5 * megabyte)]]), 'wrong_media_type'],
    ['cut.jpg', photo.subarray(0, 400), 'invalid_input'],
    ['large.png', Buffer.concat([png, Buffer.alloc(limits.pictureBytes)]), 'too_large'],
  ]
}

async function upload(who: Person, [name, content, outcome]: Upload): Promise<void> {
  const file = new File([new Uint8Array(content)], name)
  const seen = await app
    .callerAt(server.url, who.token)
    .call(uploadEmployerPicture, { file })
    .then(({ profile }) => profile.pictures?.large ?? '')
    .catch((error: unknown) => (error instanceof Refusal ? error.body.code : Promise.reject(error)))
  if (outcome !== 'kept') return expect([name, seen]).toEqual([name, outcome])
  const kept = Buffer.from(await (await fetch(`${server.url}${seen}`)).arrayBuffer())
  expect([name, (await sharp(kept).metadata()).format]).toEqual([name, 'webp'])
  expect(kept.includes('hb-evil') || kept.includes('Exif')).toBe(false)
}

test.skipIf(!knowsMemory)(
  'hostile pictures are refused or made again, while the memory stays and others are answered',
  async () => {
    const files = await hostileFiles()
    const pid = server.process.pid ?? 0
    // Each person may upload 30 files an hour.
    const people = await Promise.all(Array.from({ length: inLong(120, 2) }, () => anEmployer(app)))
    // Serially per person, because a second picture deletes the first, which may be requested at that moment.
    const queue = files.flatMap((_, round) =>
      people.map((who, at) => [who, files[(at + round) % files.length] as Upload] as const),
    )
    const sent = queue.length
    for (const file of files) await upload(await anEmployer(app), file)
    const without = await askMeanwhile(server.url, () => pause(inLong(30_000, 500)))
    const before = memoryOf(pid)
    const watch = watchMemory(pid)
    const sender = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) await upload(...next)
    }
    const meanwhile = await askMeanwhile(server.url, (asking) => {
      giveWay(asking)
      // The server accepts two concurrent uploads per person.
      return Promise.all([sender(), sender()])
    })
    const most = watch.stop()
    const grown = most.own - before.own
    const [calm, beside] = [quantile(without, 0.99), quantile(meanwhile, 0.99)]
    noteFigures('P26', {
      'hostile files': sent,
      'p99 without, ms': calm.toFixed(0),
      'p99 beside, ms': beside.toFixed(0),
      'memory of the server grown, MB': (grown / megabyte).toFixed(0),
      'memory of the reader of images, MB': (most.children / megabyte).toFixed(0),
    })
    expect(grown).toBeLessThan(200 * megabyte)
    expect(most.children).toBeLessThan(200 * megabyte)
    // Only in the long run: other tests on the machine affect latencies.
    if (isLong) expect(beside).toBeLessThan(lessThanDoubled(calm))
  },
  inLong(600_000, 120_000),
)
