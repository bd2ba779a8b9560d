import type { Certificate } from '@hearback/contract/people/profile-entries.ts'
import { strToU8, zipSync } from 'fflate'
import type { DemoEntries, DemoSeeker } from '../seekers.ts'
import { pdfPage } from './pdf.ts'

interface CvLine {
  readonly text: string
  readonly kind: 'name' | 'heading' | 'title' | 'text'
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
function monthYear(date: string): string {
  const [year = '', month = '1'] = date.split('-')
  return `${months[Number(month) - 1]} ${year}`
}
const period = (start: string | undefined, end: string | null | undefined) =>
  start ? `${monthYear(start)} – ${end ? monthYear(end) : 'Present'}` : ''

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

/** The lines of a CV: what the profile says. */
function cvLines(seeker: DemoSeeker, entries: DemoEntries, certificates: readonly Certificate[]): CvLine[] {
  const { person, jobTitle, town, email, experience, skills } = seeker
  const line = (text: string, kind: CvLine['kind'] = 'text') => ({ text, kind })
  const section = (title: string, lines: readonly CvLine[]) =>
    lines.length > 0 ? [line(title, 'heading'), ...lines] : []
  const jobs = experience.flatMap(({ title, company, start, end, description }) => [
    line(title, 'title'),
    line(`${company} | ${period(start, end)}`),
    ...wrapped(description).map((text) => line(text)),
  ])
  const schools = entries.schools.flatMap(({ institution, degree, subject, startDate, endDate }) => [
    line(institution ?? '', 'title'),
    line([[degree, subject].filter(Boolean).join(' in '), period(startDate, endDate)].filter(Boolean).join(' | ')),
  ])
  return [
    line(`${person.first} ${person.last}`, 'name'),
    line(jobTitle),
    line(`${town} | ${email}`),
    ...section('Experience', jobs),
    ...section(
      'Education',
      schools.filter(({ text }) => text !== ''),
    ),
    ...section('Skills', [line(skills.join(', '))]),
    ...section(
      'Certifications',
      certificates.map((one) => line(certificateText(one))),
    ),
    ...section(
      'Languages',
      entries.languages.map(({ language, level }) => line(`${languageNames.of(language)} (${level})`)),
    ),
  ]
}

const certificateText = ({ name, issuer, issueDate, expiryDate }: Certificate) =>
  `${name} | ${issuer} | ${monthYear(issueDate ?? '')}${expiryDate ? ` – ${monthYear(expiryDate)}` : ''}`

const longestLine = 95
/** Breaks a text between words. */
function wrapped(text: string): string[] {
  const lines: string[] = ['']
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? ''
    if (last.length + word.length < longestLine) lines[lines.length - 1] = last ? `${last} ${word}` : word
    else lines.push(word)
  }
  return lines
}

const looks = {
  name: { size: 22, above: 0 },
  heading: { size: 13, above: 16 },
  title: { size: 11, above: 6 },
  text: { size: 10, above: 1 },
} as const

/** A CV as PDF. */
export function cvPdf(...parts: Parameters<typeof cvLines>): Buffer {
  const lines = cvLines(...parts)
  let y = 748
  const texts = lines.map(({ text, kind }) => {
    const { size, above } = looks[kind]
    y -= size + above + 3
    return { text, x: 56, y, size, isBold: kind !== 'text' }
  })
  return pdfPage(`CV of ${lines[0]?.text}`, texts)
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const header = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const styles = { name: 'Title', heading: 'Heading1', title: 'Heading2', text: 'Normal' } as const
const wordMain = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** A CV as Word document (ECMA-376). */
export function cvDocx(...parts: Parameters<typeof cvLines>): Buffer {
  const paragraphs = cvLines(...parts).map(
    ({ text, kind }) =>
      `<w:p><w:pPr><w:pStyle w:val="${styles[kind]}"/></w:pPr><w:r>${kind === 'text' ? '' : '<w:rPr><w:b/></w:rPr>'}<w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`,
  )
  const files = {
    '[Content_Types].xml': `${header}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${wordMain}"/></Types>`,
    '_rels/.rels': `${header}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${header}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraphs.join('')}</w:body></w:document>`,
  }
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const)
  // Without a fixed time, the archive differs at every run.
  return Buffer.from(zipSync(Object.fromEntries(entries), { mtime: '2026-11-02' }))
}

/** A certificate as PDF. */
export function certificatePdf({ first, last }: DemoSeeker['person'], certificate: Certificate): Buffer {
  const { name, issuer = '', issueDate = '', expiryDate } = certificate
  const text = (words: string, y: number, size: number, isBold = false) => ({ text: words, x: 90, y, size, isBold })
  return pdfPage(name, [
    text('Certificate', 620, 34, true),
    text(`${first} ${last}`, 550, 20, true),
    text('has met the requirements for', 515, 12),
    text(name, 485, 18, true),
    text(`Issued by ${issuer}, ${monthYear(issueDate)}`, 440, 12),
    ...(expiryDate ? [text(`Valid until ${monthYear(expiryDate)}`, 420, 12)] : []),
  ])
}
