import { describe, expect, test } from 'vitest'
import type { DocumentLine } from '../../../documents/document-jobs.ts'
import { resumeOfLines } from './cv-resume.ts'

/** Lines of text: `* ` begins a list item, a tab the next cell. */
const linesOf = (text: string): DocumentLine[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .map((line, index) => ({
      cells: line.replace(/^\* /u, '').split('\t'),
      lefts: [],
      size: index === 0 ? 20 : 10,
      isListItem: line.startsWith('* '),
      isFull: false,
      startsColumn: index === 0,
    }))

const towns = new Set(['Boise', 'Madrid', 'Valencia', 'Springfield'])
const read = (text: string) => resumeOfLines(linesOf(text), towns).resume
const jobs = (text: string) =>
  (read(`Ana Ruiz\nExperience\n${text}`).work ?? []).map(({ position, name, startDate, endDate, location }) =>
    [position, name, location, startDate, endDate].map((part) => part ?? '').join(' / '),
  )

describe('jobs of a CV', () => {
  test.each([
    [
      'several positions in one company',
      'Acme Inc.\nBaker\nMar 2019 - Present\nCook\nMay 2015 - Feb 2019',
      ['Baker / Acme Inc. /  / 2019-03 / ', 'Cook / Acme Inc. /  / 2015-05 / 2019-02'],
    ],
    [
      'dates and city in one line',
      'Acme Corp — Senior Software Engineer\nJan 2022 – Present · Springfield, IL',
      ['Senior Software Engineer / Acme Corp / Springfield, IL / 2022-01 / '],
    ],
    [
      'a duration beside the dates',
      'Acme Inc.\nBaker\nmarzo de 2019 - actualidad (5 años 2 meses)\nMadrid, España',
      ['Baker / Acme Inc. / Madrid, España / 2019-03 / '],
    ],
    ['months that share a year', 'Baker, Acme Inc.\nMarch – June 2019', ['Baker / Acme Inc. /  / 2019-03 / 2019-06']],
    ['years only', 'Baker | Acme Inc. | 2015–2019', ['Baker / Acme Inc. /  / 2015 / 2019']],
    ['days', 'Baker at Acme\n13/05/2014 - 20/06/2016', ['Baker / Acme /  / 2014-05-13 / 2016-06-20']],
    ['since', 'Panadera en Acme\nDesde marzo de 2019', ['Panadera / Acme /  / 2019-03 / ']],
    [
      'labels',
      'Fechas: 05/2014 - 06/2016\nPuesto: Panadera\nEmpresa: Acme\nCiudad: Valencia',
      ['Panadera / Acme / Valencia / 2014-05 / 2016-06'],
    ],
    [
      'a company with a comma in its name',
      'Baker, Smith Electric, Inc. (Mar 2019 - Apr 2020)',
      ['Baker / Smith Electric, Inc. /  / 2019-03 / 2020-04'],
    ],
    [
      'kinds of work',
      'Baker\nAcme Inc. · Full-time\nMar 2019 - Apr 2020',
      ['Baker / Acme Inc. /  / 2019-03 / 2020-04'],
    ],
    [
      'overlapping periods',
      'Baker\tMar 2019 - Apr 2022\nAcme Inc.\nCook\tJan 2020 - Present\nDiner LLC',
      ['Baker / Acme Inc. /  / 2019-03 / 2022-04', 'Cook / Diner LLC /  / 2020-01 / '],
    ],
    ['other scripts', 'Baker\tMar 2019 - Apr 2022\n株式会社アクメ', ['Baker / 株式会社アクメ /  / 2019-03 / 2022-04']],
  ])('are read with %s', (_what, text, expected) => {
    expect(jobs(text)).toEqual(expected)
  })

  test('keep apart from the years in their descriptions', () => {
    const text =
      'Baker\tMar 2019 - Apr 2022\nAcme Inc.\n* Led the move from 2020 to 2021\n* Baked.\nCook\t2015 - 2016\nDiner LLC'
    expect(jobs(text)).toEqual(['Baker / Acme Inc. /  / 2019-03 / 2022-04', 'Cook / Diner LLC /  / 2015 / 2016'])
  })

  test('stay empty where nothing tells the title from the company', () => {
    expect(jobs('Qwerty\tMar 2019 - Apr 2022\nAsdfgh')).toEqual([' /  /  / 2019-03 / 2022-04'])
  })
})

describe('parts of a CV', () => {
  test.each([
    ['E X P E R I E N C E', 'Baker at Acme'],
    ['WO R K  EX P E R I E N C E', 'Baker at Acme'],
    ['Work Experience:', 'Baker at Acme'],
    ['EXPERIENCIA LABORAL', 'Baker at Acme'],
  ])('begin at the heading %s', (heading, job) => {
    expect(read(`Ana Ruiz\n${heading}\n${job}\nMar 2019 - Present`).work).toHaveLength(1)
  })

  test('of projects and volunteering are no jobs', () => {
    expect(
      read('Ana Ruiz\nProjects\nBaker at Acme\nMar 2019 - Present\nVolunteer work\nCook at Diner\n2015 - 2016').work,
    ).toEqual([])
  })

  test('name the person, not the document or the job', () => {
    expect(read('Curriculum Vitae\nFrontend Engineer\nAna María Ruiz-Gómez\nMadrid').basics).toMatchObject({
      name: 'Ana María Ruiz-Gómez',
      location: { city: 'Madrid' },
    })
  })

  test('list skills without their kinds, levels and sentences', () => {
    const text =
      'Ana Ruiz\nSkills\nLanguages: SQL, Python (advanced), C++\n* Node.js\nI am a very quick learner with a passion for bread.\nTeamwork • R&D | Expert'
    expect(read(text).skills).toEqual(['SQL', 'Python', 'C++', 'Node.js', 'Teamwork', 'R&D'].map((name) => ({ name })))
  })

  test('take the latest position as the headline, if there is none below the name', () => {
    expect(
      read('Ana Ruiz\nana@mail.example\nExperience\nCook at Diner\n2015 - 2016\nBaker at Acme\n2019 - Present').basics
        ?.label,
    ).toBe('Baker')
  })
})

test('the longest document that is read takes less than two seconds', () => {
  const hard = [
    `${'a'.repeat(400)}, `.repeat(2),
    `${'2019 - '.repeat(120)}`,
    `${'from 01/2019 a '.repeat(60)}`,
    `${'Mar '.repeat(200)}`,
    `${'(('.repeat(400)}`,
    `${'a.'.repeat(450)}@`,
    `${'1 '.repeat(450)}`,
    `${' - '.repeat(300)}`,
  ]
  const text = Array.from({ length: 400 }, (_, index) => hard[index % hard.length]).join('\n')
  const started = performance.now()
  for (const heading of ['Contact', 'Experience', 'Education', 'Skills']) read(`Ana Ruiz\n${heading}\n${text}`)
  expect(performance.now() - started).toBeLessThan(2_000)
})

describe('a CV of repeated characters is read to its end', () => {
  const lineLength = 1_000
  const headings = ['Experience', 'Education', 'Skills', 'Languages', 'Certifications', 'Contact']
  test.each([
    'A',
    'Aa',
    'a ',
    'A ',
    'A, ',
    '1',
    '2019-',
    '-',
    '(',
    '(a,',
    ',',
    ', ',
    '. ',
    '• ',
    ' ',
    'Jan 2019 ',
    'a@',
  ])('%j', (repeated) => {
    const long = `${repeated.repeat(lineLength).slice(0, lineLength)}!`
    for (const heading of headings)
      expect(() => read(`Ana Ruiz, ${long}\n${heading}\n${`${long}\n`.repeat(20)}`)).not.toThrow()
  })
})
