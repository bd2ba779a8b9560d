import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DocumentKind } from '../../src/documents/document-jobs.ts'
import { readDocument } from '../../src/documents/documents.ts'
import { placeCandidates } from '../../src/features/resumes/cv/cv-places.ts'
import { resumeOfLines } from '../../src/features/resumes/cv/cv-resume.ts'
import { writtenDocx, writtenHtml } from './written-cv.ts'

const folder = new URL('written/', import.meta.url)
const names = readdirSync(folder).flatMap((file) => (file.endsWith('.txt') ? [file.slice(0, -4)] : []))
const textOf = (name: string) => readFileSync(new URL(`${name}.txt`, folder), 'utf8')
/** The values that are read, compared with the text by eye. */
const expected = (name: string) => readFileSync(new URL(`${name}.read`, folder), 'utf8').trim()

const towns = new Set(
  `boise|nampa|meridian|payette|garden city|salt lake city|portland|midvale|oakland|valencia|paterna|torrent|sevilla|cádiz|zaragoza|
  leeds|bradford|berlin|leipzig|lyon|écully|lima|lince|amman`
    .split('|')
    .map((town) => town.trim()),
)

const joined = (...parts: (string | null | undefined)[]) =>
  parts
    .map((part) => part ?? '')
    .join(' / ')
    .replace(/(?: \/ ?)+$/u, '')
const listed = (name: string, texts: readonly string[]) => texts.map((text) => `${name}: ${text}`)

async function read(content: Buffer, kind: DocumentKind): Promise<string> {
  const found = await readDocument(content, kind)
  const lines = 'lines' in found ? found.lines : []
  const places = new Set(placeCandidates(lines).filter((place) => towns.has(place.toLowerCase())))
  const { basics, work, education, skills, certificates, languages } = resumeOfLines(lines, places).resume
  return [
    ...listed('person', [joined(basics?.name, basics?.label, basics?.location?.city)]),
    ...listed('phone', [basics?.phone ?? '']),
    ...listed('link', basics?.profiles?.flatMap(({ url }) => url ?? []) ?? []),
    ...(work ?? []).flatMap((job) => [
      `job: ${joined(job.position, job.name, job.location, job.startDate, job.endDate ?? (job.hearback?.employed ? 'now' : ''))}`,
      ...listed('  summary', job.summary ? [job.summary] : []),
      ...listed('  task', job.highlights ?? []),
    ]),
    ...listed(
      'school',
      (education ?? []).map((one) => joined(one.institution, one.studyType, one.area, one.startDate, one.endDate)),
    ),
    ...listed('skill', skills?.map(({ name }) => name ?? '') ?? []),
    ...listed(
      'certificate',
      (certificates ?? []).map((one) =>
        joined(one.name, one.issuer, one.date, one.hearback?.expiryDate, one.hearback?.number),
      ),
    ),
    ...listed('language', languages?.map((one) => joined(one.language, one.fluency)) ?? []),
  ].join('\n')
}

const executablePath = process.env.HEADLESS_SHELL || process.env.CHROMIUM_PATH || '/usr/bin/chromium'

describe('CVs as people write them', { timeout: 120_000 }, () => {
  test.each(names)('are read from Word: %s', async (name) => {
    expect(await read(await writtenDocx(textOf(name)), 'zip')).toBe(expected(name))
  })

  describe.skipIf(!existsSync(executablePath))('are read from PDF', () => {
    let browser: Browser
    beforeAll(async () => {
      browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
    })
    afterAll(() => browser?.close())

    test.each(names)('%s', async (name) => {
      const page = await browser.newPage()
      await page.setContent(writtenHtml(textOf(name)))
      expect(await read(await page.pdf({ preferCSSPageSize: true, printBackground: true }), 'pdf')).toBe(expected(name))
      await page.close()
    })
  })
})
