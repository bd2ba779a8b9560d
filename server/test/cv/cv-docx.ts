import {
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  type ParagraphChild,
  Tab,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import type { CvJob, CvPerson } from './cv-people.ts'
import { certificateIn, endIn, headings, languageLines, monthIn, periodIn, studiesIn } from './cv-words.ts'

type Blocks = (Paragraph | Table)[]
export type DocxLayout = (person: CvPerson, style: number) => Blocks

const line = (...children: (string | ParagraphChild)[]) =>
  new Paragraph({ children: children.map((child) => (typeof child === 'string' ? new TextRun(child) : child)) })
const bold = (text: string) => new TextRun({ text, bold: true })
const tab = () => new TextRun({ children: [new Tab()] })
const bullet = (text: string) => new Paragraph({ text, bullet: { level: 0 } })
const heading = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_1 })
const title = (text: string) => new Paragraph({ text, heading: HeadingLevel.TITLE })
const grid = (rows: Blocks[][]) =>
  new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map((cells) => new TableRow({ children: cells.map((children) => new TableCell({ children })) })),
  })

const head = (key: keyof (typeof headings)['en'], { language }: CvPerson, style: number) =>
  heading(headings[language][key][style % 4] ?? '')
const top = (p: CvPerson) => [title(p.name), line(p.headline), line(`${p.city} | ${p.phone} | ${p.email}`)]
const education = (p: CvPerson, style: number) => [
  head('education', p, style),
  line(bold(p.school.name), tab(), periodIn(p.language, p.school, style)),
  line(studiesIn(p.language, p.school, style)),
  head('certificates', p, style),
  ...p.certificates.flatMap((one) => certificateIn(p.language, one, style)).map((text) => line(text)),
]
const languages = (p: CvPerson, style: number) => [
  head('languages', p, style),
  ...languageLines(p, style).map((text) => line(text)),
]
const skills = (p: CvPerson, style: number) => [
  head('skills', p, style),
  line(p.skills.join(', ')),
  ...languages(p, style),
]
const jobs = (p: CvPerson, entry: (job: CvJob) => Blocks) => p.jobs.flatMap(entry)
const page = (p: CvPerson, style: number, work: Blocks): Blocks => [
  ...top(p),
  head('work', p, style),
  ...work,
  ...education(p, style),
  ...skills(p, style),
]

export const docxLayouts: Readonly<Record<string, DocxLayout>> = {
  tabs: (p, style) =>
    page(
      p,
      style,
      jobs(p, (job) => [
        line(bold(job.title), tab(), periodIn(p.language, job, style)),
        line(`${job.company}, ${job.city}`),
        ...job.tasks.map(bullet),
      ]),
    ),
  companyFirst: (p, style) =>
    page(
      p,
      style,
      jobs(p, (job) => [
        line(bold(job.company), tab(), job.city),
        line(job.title, tab(), periodIn(p.language, job, style)),
        ...job.tasks.map(bullet),
      ]),
    ),
  table: (p, style) =>
    page(p, style, [
      grid([
        headings[p.language].columns.map((name) => [line(name)]),
        ...p.jobs.map((job) =>
          [monthIn(p.language, job.start, style), endIn(p.language, job.end, style), job.title, job.company].map(
            (text) => [line(text)],
          ),
        ),
      ]),
    ]),
  datesLeft: (p, style) =>
    page(p, style, [
      grid(
        p.jobs.map((job) => [
          [line(periodIn(p.language, job, style))],
          [line(bold(job.title)), line(job.company), ...job.tasks.map(bullet)],
        ]),
      ),
    ]),
  twoColumns: (p, style) => [
    title(p.name),
    line(p.headline),
    grid([
      [
        [
          head('contact', p, style),
          line(p.city),
          line(p.phone),
          line(p.email),
          head('skills', p, style),
          ...p.skills.map(bullet),
          ...languages(p, style),
        ],
        [
          head('work', p, style),
          ...jobs(p, (job) => [
            line(bold(job.title)),
            line(`${job.company} | ${periodIn(p.language, job, style)}`),
            ...job.tasks.map(bullet),
          ]),
          ...education(p, style),
        ],
      ],
    ]),
  ],
}

/** Packs a generated resume as DOCX. */
export const packDocx = (children: Blocks): Promise<Buffer> =>
  Packer.toBuffer(new Document({ sections: [{ children }] }))
