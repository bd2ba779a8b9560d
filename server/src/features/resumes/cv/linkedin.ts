import type { JsonResume } from '@hearback/contract/people/resumes.ts'
import { type CvResume, resumeWithWords } from './cv-words.ts'

type Tables = Readonly<Record<string, readonly (readonly string[])[]>>
type Row = Readonly<Record<string, string>>

/** Reads the files of a LinkedIn data export. Connections, messages and the rest are not looked at. */
export function resumeOfLinkedIn(tables: Tables): CvResume {
  const [profile = {}] = rowsOf(tables, 'Profile.csv', 'First Name')
  const resume: JsonResume = {
    basics: {
      name: [profile['First Name'], profile['Last Name']].filter(Boolean).join(' '),
      label: profile.Headline,
      summary: profile.Summary,
      location: { city: profile['Geo Location'] },
      // "[PERSONAL:https://ana.example,PORTFOLIO:https://work.example]"
      profiles: [...(profile.Websites ?? '').matchAll(/https?:\/\/[^\s,\]]+/giu)].map(([url]) => ({ url })),
    },
    work: rowsOf(tables, 'Positions.csv', 'Company Name').map((row) => ({
      name: row['Company Name'],
      position: row.Title,
      location: row.Location,
      summary: row.Description,
      startDate: row['Started On'],
      endDate: row['Finished On'],
      ...(row['Finished On'] === '' && { hearback: { employed: true } }),
    })),
    education: rowsOf(tables, 'Education.csv', 'School Name').map((row) => ({
      institution: row['School Name'],
      studyType: row['Degree Name'],
      startDate: row['Start Date'],
      endDate: row['End Date'],
    })),
    skills: rowsOf(tables, 'Skills.csv', 'Name').map((row) => ({ name: row.Name })),
    certificates: rowsOf(tables, 'Certifications.csv', 'Name').map((row) => ({
      name: row.Name,
      issuer: row.Authority,
      date: row['Started On'],
      hearback: { number: row['License Number'], expiryDate: row['Finished On'] },
    })),
    languages: rowsOf(tables, 'Languages.csv', 'Name').map((row) => ({
      language: row.Name,
      fluency: row.Proficiency,
    })),
  }
  return resumeWithWords(resume)
}

/** Rows by the names of their columns; notes above the names are skipped. */
function rowsOf(tables: Tables, file: string, column: string): Row[] {
  const rows = tables[file] ?? []
  const head = rows.findIndex((cells) => cells.some((cell) => cell.trim() === column))
  const names = rows[head] ?? []
  return rows
    .slice(head + 1)
    .map((cells) => Object.fromEntries(names.map((name, index) => [name.trim(), cells[index]?.trim() ?? ''])))
}
