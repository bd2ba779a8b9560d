import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { eventually } from '../../test/app.ts'
import { warnOfOutput } from '../process/job-process.ts'
import { makePictures } from './images.ts'

const blank = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 12, g: 61, b: 44, alpha: 0.5 } } })
const pictureOf = (content: Buffer) =>
  makePictures(content, [
    { side: 4_096, fit: 'inside', format: 'same' },
    { side: 480, fit: 'inside', format: 'webp' },
  ])

/** The pids of the child processes. */
const children = () =>
  readdirSync('/proc/self/task').flatMap((task) =>
    readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  )
const isReader = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('image-worker')
const reader = () => children().find(isReader) ?? 0
const peak = (pid: number) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1_024

test('the error output of the process becomes one bounded warning, without addresses', async () => {
  const script = `console.error('libvips of ana@people.example'); console.error('x'.repeat(100_000))`
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'ignore', 'pipe'] })
  const warnings: Error[] = []
  const note = (warning: Error) => void warnings.push(warning)
  process.on('warning', note)
  warnOfOutput(child, 'ImageWorkerWarning')
  await once(child, 'close')
  await eventually(() => warnings.length > 0)
  process.off('warning', note)
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toMatchObject({ name: 'ImageWorkerWarning' })
  expect(warnings[0]?.message).toMatch(/^libvips of \[address\]\nx+…$/u)
  expect(warnings[0]?.message.length).toBeLessThanOrEqual(1_000)
})

describe.skipIf(!existsSync('/proc/self/task'))('the process that reads images', { timeout: 60_000 }, () => {
  test('needs less than 200 MB for the worst that it accepts, however much comes concurrently', async () => {
    const worst = await Promise.all([
      blank(7_000, 7_000, 4).png().toBuffer(),
      blank(5_000, 4_990).jpeg({ progressive: true }).toBuffer(),
      blank(4_300, 4_300, 4).png({ progressive: true }).toBuffer(),
      blank(4_300, 4_300, 4).webp().toBuffer(),
    ])
    const made = await Promise.all(worst.map(pictureOf))
    expect(made.map(([picture]) => picture?.width)).toEqual([4_096, 4_096, 4_096, 1_536])
    expect(peak(reader())).toBeLessThan(200_000_000)
  })

  test.each([
    ['of 60 megapixels', () => blank(10_000, 6_000).png().toBuffer(), /at most 50 megapixels/],
    [
      'that must be held whole',
      () => blank(6_000, 6_000).png({ progressive: true }).toBuffer(),
      /too big for its format/,
    ],
    ['that ends in the middle', async () => (await blank(400, 400).jpeg().toBuffer()).subarray(0, 300), /damaged/],
  ])('refuses a picture %s', async (_what, content, reason) => {
    await expect(pictureOf(await content())).rejects.toMatchObject({
      code: 'invalid_input',
      message: expect.stringMatching(reason),
    })
  })

  test('may be ended by an image: that one is refused, and the next one read', async () => {
    const small = await blank(40, 30).png().toBuffer()
    await pictureOf(small)
    const first = reader()
    const large = pictureOf(await blank(7_000, 7_000).png().toBuffer())
    // The process gets the signal before it can have read the large message.
    setImmediate(() => process.kill(first, 'SIGKILL'))
    await expect(large).rejects.toMatchObject({ code: 'invalid_input' })
    expect((await pictureOf(small))[0]).toMatchObject({ width: 40, height: 30 })
    expect(reader()).not.toBe(first)
  })
})
