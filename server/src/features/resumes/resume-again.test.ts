import * as contract from '@hearback/contract/people/resumes.ts'
import { ExternalHyperlink, Paragraph, Tab, TextRun } from 'docx'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { packDocx } from '../../../test/cv/cv-docx.ts'
import { linkOfLine, pdfOfLines } from '../../../test/cv/raw-pdf.ts'
import { anAccount, type Person } from '../../../test/factories.ts'

const app = testApp()
let ana: Person
beforeEach(async () => {
  ana = await anAccount(app, 'jobseeker', 'ana')
})

const cv = [
  'Ana de la Fuente',
  'Head baker',
  'Boise, ID | ana@mail.example | https://ana.example/work',
  'My site',
  'Experience',
  'Head baker\tMar 2019 - Present',
  'Crumb Works, Boise, ID',
  'Ran the ovens.',
  'Line cook\t05/2014 - 02/2019',
  'Diner Inc.',
  'Education',
  'Boise State University\t2008 - 2012',
  'Business',
  'Certifications',
  'ServSafe Manager, expires 05/2027',
  'Languages',
  'Spanish (native), French B2',
  'Skills',
  'Rye, Inventory, Food safety',
]
const site = 'https://bread.example/'
const pdf = pdfOfLines(cv, [linkOfLine(3, site), linkOfLine(7, 'javascript:alert\\(1\\)')])
const tabbed = (text: string, index: number) => [
  ...(index > 0 ? [new TextRun({ children: [new Tab()] })] : []),
  new TextRun(text),
]
const word = () =>
  packDocx(
    cv.map((line) => {
      const children = line.split('\t').flatMap(tabbed)
      return new Paragraph({
        children: line === 'My site' ? [new ExternalHyperlink({ link: site, children })] : children,
      })
    }),
  )

const blob = (content: Buffer) => new Blob([new Uint8Array(content)])
const preview = async (content: Buffer, mode: contract.ImportMode) =>
  (await ana.call(contract.previewResume, { file: blob(content), body: { mode } })).preview
const take = async (content: Buffer, mode: contract.ImportMode) => {
  const { version } = await preview(content, mode)
  return (await ana.call(contract.importResume, { file: blob(content), body: { mode, version } as never })).profile
}

test('the addresses behind the words of a CV become links, shown with those words', async () => {
  const { changes } = await preview(pdf, 'add')
  const links = changes.filter(({ field }) => field === 'links')
  expect(links.map(({ after, words }) => [after, words])).toEqual([
    ['ana.example · https://ana.example/work', expect.stringContaining('https://ana.example/work')],
    ['bread.example · https://bread.example/', 'My site'],
  ])
})

test.each([
  ['add', 'add'],
  ['replace', 'replace'],
  ['add', 'replace'],
] as const)(
  'a CV imported again, from PDF and Word, doubles and changes nothing: %s, then %s',
  async (first, second) => {
    const before = await take(pdf, first)
    expect(before.experience).toHaveLength(2)
    expect(before).toMatchObject({
      firstName: 'Ana',
      lastName: 'de la Fuente',
      schools: [{ institution: 'Boise State University' }],
      certificates: [{ name: 'ServSafe Manager', expiryDate: '2027-05' }],
      languages: [
        { language: 'es', level: 'native' },
        { language: 'fr', level: 'conversational' },
      ],
      links: [{ url: 'https://ana.example/work' }, { url: site }],
    })
    for (const content of [pdf, await word(), pdf]) {
      expect(await preview(content, second)).toMatchObject({ changes: [], experiences: [] })
      expect({ ...(await take(content, second)), updatedAt: '' }).toEqual({ ...before, updatedAt: '' })
    }
  },
)
