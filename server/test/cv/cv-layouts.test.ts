import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DocumentKind, DocumentLine } from '../../src/documents/document-jobs.ts'
import { readDocument } from '../../src/documents/documents.ts'
import { inLong, noteFigures } from '../long.ts'
import { docxLayouts, packDocx } from './cv-docx.ts'
import { layouts } from './cv-layouts.ts'
import { type CvPerson, cvPerson } from './cv-people.ts'
import { type CvScore, scoreOf } from './cv-score.ts'

const languages = ['en', 'es'] as const
/** 10 layouts in two languages: 200 resumes in the long form. */
const count = inLong(10, 1)
const people = languages.flatMap((language) => Array.from({ length: count }, (_, number) => cvPerson(language, number)))

function judge(format: string, read: readonly CvScore[]): void {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
  const jobs = sum(read.map((score) => score.jobs))
  const right = sum(read.map((score) => score.right))
  noteFigures('P42', { [`${format} resumes`]: read.length, jobs, 'right in percent': Math.floor((100 * right) / jobs) })
  expect(read.flatMap(({ foreign }) => foreign)).toEqual([])
  expect(right / jobs, read.flatMap(({ wrong }) => wrong).join('\n')).toBeGreaterThanOrEqual(0.9)
}

/** The rest of the profile is told as well: head, skills, school with degree, languages with level, certificates with expiry. */
function expectHead({ resume }: CvScore, person: CvPerson): void {
  expect(resume.basics).toMatchObject({ name: person.name, label: person.headline, location: { city: person.city } })
  expect(resume.skills?.map(({ name }) => name)).toEqual(person.skills)
  const { name: institution, degree: studyType, subject: area, start: startDate, end: endDate } = person.school
  expect(resume.education).toEqual([{ institution, studyType, area, startDate, endDate }])
  expect(resume.languages).toEqual(person.languages.map(({ name, level }) => ({ language: name, fluency: level })))
  expect(resume.certificates).toEqual(
    person.certificates.map(({ name, issuer, issued, expires }) => ({
      name,
      issuer,
      date: issued,
      ...(expires && { hearback: { expiryDate: expires } }),
    })),
  )
}

async function linesOf(content: Buffer, kind: DocumentKind): Promise<readonly DocumentLine[]> {
  const found = await readDocument(content, kind)
  return 'lines' in found ? found.lines : []
}

const executablePath = process.env.HEADLESS_SHELL || process.env.CHROMIUM_PATH || '/usr/bin/chromium'

describe.skipIf(!existsSync(executablePath))('generated PDF resumes', { timeout: 600_000 }, () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  })
  afterAll(() => browser?.close())

  test('have at least 90% of their jobs read right, and no value that they do not contain', async () => {
    const page = await browser.newPage()
    const scores: CvScore[] = []
    for (const [place, layout] of Object.values(layouts).entries()) {
      for (const [number, person] of people.entries()) {
        await page.setContent(layout(person, number + place))
        const score = scoreOf(person, await linesOf(await page.pdf({ preferCSSPageSize: true }), 'pdf'))
        expectHead(score, person)
        scores.push(score)
      }
    }
    judge('PDF', scores)
  })
})

test('generated DOCX resumes have at least 90% of their jobs read right, and no value that they do not contain', async () => {
  const scores: CvScore[] = []
  for (const [place, layout] of Object.values(docxLayouts).entries()) {
    for (const [number, person] of people.entries()) {
      const score = scoreOf(person, await linesOf(await packDocx(layout(person, number + place)), 'zip'))
      expectHead(score, person)
      scores.push(score)
    }
  }
  judge('DOCX', scores)
})
