import type { CvJob, CvPerson } from './cv-people.ts'
import { certificateIn, endIn, headings, languageLines, monthIn, periodIn, studiesIn } from './cv-words.ts'

/** A resume as HTML, for printing to PDF. */
export type Layout = (person: CvPerson, style: number) => string

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`

function page(css: string, body: string): string {
  return `<!doctype html><meta charset=utf-8><style>
    @page { size: letter; margin: 14mm }
    body { font: 11px/1.45 Arial, sans-serif; margin: 0; print-color-adjust: exact }
    h1 { font-size: 24px; margin: 0 } h2 { font-size: 14px; margin: 12px 0 4px } h3 { font-size: 12px; margin: 6px 0 0 } p { margin: 2px 0 }
    ul { margin: 2px 0 6px; padding-left: 16px } .r { float: right } .row { display: flex; gap: 20px } ${css}</style>${body}`
}

interface Parts {
  readonly h: { readonly [K in 'work' | 'education' | 'skills' | 'summary' | 'contact']: string }
  readonly period: (job: { start: string; end: string | null }) => string
  readonly studies: string
  /** Certificates and languages, each with its heading. */
  readonly certificates: string
  readonly languages: string
}
const lines = (texts: readonly string[]) => texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('')
const partsOf = (person: CvPerson, style: number): Parts => {
  const { language } = person
  const pick = (key: keyof (typeof headings)['en']) => headings[language][key][style % 4] ?? ''
  return {
    h: {
      work: pick('work'),
      education: pick('education'),
      skills: pick('skills'),
      summary: pick('summary'),
      contact: pick('contact'),
    },
    period: (job) => periodIn(language, job, style),
    studies: escapeHtml(studiesIn(language, person.school, style)),
    certificates: `<h2>${escapeHtml(pick('certificates'))}</h2>${lines(person.certificates.flatMap((one) => certificateIn(language, one, style)))}`,
    languages: `<h2>${pick('languages')}</h2>${lines(languageLines(person, style))}`,
  }
}

const top = (p: CvPerson) => `<h1>${p.name}</h1><p>${p.headline}</p><p>${p.city} | ${p.phone} | ${p.email}</p>`
const education = (p: CvPerson, { h, period, studies, certificates }: Parts) =>
  `<h2>${h.education}</h2><p><b>${p.school.name}</b><span class=r>${period(p.school)}</span></p><p>${studies}</p>${certificates}`
const skillLine = (p: CvPerson, { h, languages }: Parts) =>
  `<h2>${h.skills}</h2><p>${p.skills.join(', ')}</p>${languages}`
const summary = (p: CvPerson, { h }: Parts) => `<h2>${h.summary}</h2><p>${p.summary}</p>`
const jobs = (p: CvPerson, entry: (job: CvJob) => string) => p.jobs.map(entry).join('')

/** One column with dates at the right edge. */
const classic: Layout = (p, style) => {
  const parts = partsOf(p, style)
  const entry = (job: CvJob) =>
    `<h3>${job.title}<span class=r>${parts.period(job)}</span></h3><p><i>${escapeHtml(job.company)}, ${job.city}</i></p>${list(job.tasks)}`
  return page(
    '',
    `${top(p)}${summary(p, parts)}<h2>${parts.h.work}</h2>${jobs(p, entry)}${education(p, parts)}${skillLine(p, parts)}`,
  )
}

const companyFirst: Layout = (p, style) => {
  const parts = partsOf(p, style)
  const entry = (job: CvJob) =>
    `<p><b>${escapeHtml(job.company)}</b><span class=r>${job.city}</span></p><p><i>${job.title}</i><span class=r>${parts.period(job)}</span></p>${list(job.tasks)}`
  return page(
    'body { font-family: Times, serif } h1 { text-align: center }',
    `${top(p)}<h2>${parts.h.work}</h2>${jobs(p, entry)}${education(p, parts)}${skillLine(p, parts)}`,
  )
}

const datesLeft: Layout = (p, style) => {
  const parts = partsOf(p, style)
  const entry = (job: CvJob) =>
    `<tr><td class=d>${parts.period(job)}</td><td><b>${job.title}</b><br>${escapeHtml(job.company)}<p>${job.tasks.join('. ')}.</p></td></tr>`
  return page(
    '.d { width: 150px; vertical-align: top } td { padding: 3px 0 }',
    `${top(p)}<h2>${parts.h.work}</h2><table>${jobs(p, entry)}</table>${education(p, parts)}${skillLine(p, parts)}`,
  )
}

const table: Layout = (p, style) => {
  const parts = partsOf(p, style)
  const entry = (job: CvJob) =>
    `<tr><td>${monthIn(p.language, job.start, style)}</td><td>${endIn(p.language, job.end, style)}</td><td>${job.title}</td><td>${escapeHtml(job.company)}</td></tr>`
  const columns = headings[p.language].columns.map((name) => `<th align=left>${name}</th>`).join('')
  return page(
    'td, th { border: 1px solid #999; padding: 4px 14px 4px 8px } table { border-collapse: collapse }',
    `${top(p)}<h2>${parts.h.work}</h2><table><tr>${columns}</tr>${jobs(p, entry)}</table>${education(p, parts)}${skillLine(p, parts)}`,
  )
}

const side = (p: CvPerson, { h, languages }: Parts) =>
  `<h2>${h.contact}</h2><p>${p.city}</p><p>${p.phone}</p><p>${p.email}</p><h2>${h.skills}</h2>${list(p.skills)}${languages}`

/** White text on a dark sidebar. */
const sidebarLeft: Layout = (p, style) => {
  const parts = partsOf(p, style)
  const entry = (job: CvJob) =>
    `<h3>${job.title}</h3><p>${escapeHtml(job.company)} | ${parts.period(job)}</p>${list(job.tasks)}`
  return page(
    '.side { background: #123; color: #fff; width: 170px; padding: 12px; flex: none }',
    `<div class=row><div class=side>${side(p, parts)}</div><div><h1>${p.name}</h1><p>${p.headline}</p>${summary(p, parts)}<h2>${parts.h.work}</h2>${jobs(p, entry)}${education(p, parts)}</div></div>`,
  )
}

const sidebarRight: Layout = (p, style) => {
  const parts = partsOf(p, style)
  const entry = (job: CvJob) =>
    `<h3>${escapeHtml(job.company)}</h3><p>${job.title}</p><p>${parts.period(job)} · ${job.city}</p>${list(job.tasks)}`
  return page(
    '.side { width: 170px; flex: none }',
    `<h1>${p.name}</h1><p>${p.headline}</p><div class=row><div style="flex:1">${summary(p, parts)}<h2>${parts.h.work}</h2>${jobs(p, entry)}${education(p, parts)}</div><div class=side>${side(p, parts)}</div></div>`,
  )
}

/** Headings stand left of their text. */
const headingsLeft: Layout = (p, style) => {
  const parts = partsOf(p, style)
  const entry = (job: CvJob) =>
    `<p><b>${job.title}, ${escapeHtml(job.company)}</b></p><p>${parts.period(job)}</p>${list(job.tasks)}`
  const part = (heading: string, body: string) =>
    `<div class=row><div class=h>${heading}</div><div style="flex:1">${body}</div></div>`
  const school = `<p>${parts.studies}, ${p.school.name}</p><p>${parts.period(p.school)}</p>`
  return page(
    '.h { width: 150px; font-weight: bold; flex: none } .row { margin-top: 12px }',
    `${top(p)}${part(parts.h.work, jobs(p, entry))}${part(parts.h.education, school)}${part(parts.h.skills, `<p>${p.skills.join(' · ')}</p>`)}${parts.certificates}${parts.languages}`,
  )
}

const oneLine: Layout = (p, style) => {
  const parts = partsOf(p, style)
  const at = p.language === 'en' ? 'at' : 'en'
  const entry = (job: CvJob) =>
    `<h3>${job.title} ${at} ${escapeHtml(job.company)} (${parts.period(job)})</h3>${list(job.tasks)}`
  return page('', `${top(p)}${skillLine(p, parts)}<h2>${parts.h.work}</h2>${jobs(p, entry)}${education(p, parts)}`)
}

const datesFirst: Layout = (p, style) => {
  const parts = partsOf(p, style)
  const entry = (job: CvJob) =>
    `<p class=d>${parts.period(job)}</p><h3>${job.title} | ${escapeHtml(job.company)} | ${job.city}</h3><p>${job.tasks.join('. ')}.</p>`
  return page(
    '.d { color: #666 } p { text-align: justify; hyphens: auto }',
    `${top(p)}${summary(p, parts)}<h2>${parts.h.work}</h2>${jobs(p, entry)}${education(p, parts)}${skillLine(p, parts)}`,
  )
}

/** As the export of a professional network: the skills at the left, and a duration beside the dates. */
const network: Layout = (p, style) => {
  const parts = partsOf(p, style)
  const years = p.language === 'en' ? '2 years 3 months' : '2 años 3 meses'
  const entry = (job: CvJob) =>
    `<p style="font-size:13px">${escapeHtml(job.company)}</p><p>${job.title}</p><p>${parts.period(job)} (${years})</p><p>${job.city}</p><p>${job.tasks.join('. ')}.</p>`
  return page(
    '.side { width: 150px; flex: none; background: #eee; padding: 8px }',
    `<div class=row><div class=side>${side(p, parts)}</div><div><h1>${p.name}</h1><p>${p.headline}</p><p>${p.city}</p><h2>${parts.h.work}</h2>${jobs(p, entry)}<h2>${parts.h.education}</h2><p>${p.school.name}</p><p>${parts.studies} · (${parts.period(p.school)})</p>${parts.certificates}</div></div>`,
  )
}

export const layouts: Readonly<Record<string, Layout>> = {
  classic,
  companyFirst,
  datesLeft,
  table,
  sidebarLeft,
  sidebarRight,
  headingsLeft,
  oneLine,
  datesFirst,
  network,
}
