import { SeekerForm } from '@hearback/contract/people/seekers.ts'
import { describe, expect, test } from 'vitest'
import { readDocument } from '../../documents/documents.ts'
import { kindOf } from '../../features/files/reading/file-kinds.ts'
import { resumeOfLines } from '../../features/resumes/cv/cv-resume.ts'
import { drawDemo } from '../fill.ts'
import { datedCertificates } from '../profile-entries.ts'
import { certificatePdf, cvDocx, cvPdf } from './documents.ts'

const now = new Date('2026-11-15T12:00:00Z')
const people = drawDemo().seekers.map((seeker) => {
  if (!seeker.entries) throw new Error('without entries')
  return { seeker, entries: seeker.entries, certificates: datedCertificates(seeker.entries, now) }
})
const sample = people.slice(0, 12)

test('the lists of all profiles are those of the form', () => {
  for (const { entries, certificates } of people) {
    for (const [field, value] of Object.entries({ ...entries, certificates })) {
      const { error } = SeekerForm.shape[field as 'schools'].safeParse(value ?? null)
      expect([field, error?.issues]).toEqual([field, undefined])
    }
  }
})

describe('the CV of a person', () => {
  test.each([
    ['PDF', cvPdf, 'pdf', 'application/pdf'],
    ['Word', cvDocx, 'zip', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ] as const)(
    'as %s says what the profile says, and is the same at every run',
    async (_what, make, kind, mediaType) => {
      for (const { seeker, entries, certificates } of sample) {
        const content = make(seeker, entries, certificates)
        expect(make(seeker, entries, certificates)).toEqual(content)
        expect((await kindOf(content)).mediaType).toBe(mediaType)
        const found = await readDocument(content, kind)
        const { resume } = resumeOfLines('lines' in found ? found.lines : [], new Set())
        expect(resume.basics).toMatchObject({
          name: `${seeker.person.first} ${seeker.person.last}`,
          email: seeker.email,
        })
        expect(resume.work?.map(({ position, name, startDate }) => [position, name, startDate])).toEqual(
          seeker.experience.map(({ title, company, start }) => [title, company, start]),
        )
        expect(resume.education).toEqual(
          entries.schools.map(({ institution, degree, subject, ...dates }) => ({
            institution,
            ...(degree && { studyType: degree }),
            ...(subject && { area: subject }),
            ...dates,
          })),
        )
        expect(resume.certificates?.map(({ name, issuer, hearback }) => [name, issuer, hearback?.expiryDate])).toEqual(
          certificates.map(({ name, issuer, expiryDate }) => [name, issuer, expiryDate]),
        )
        expect(resume.languages).toHaveLength(entries.languages.length)
      }
    },
  )
})

test('a certificate says who has it, and until when', async () => {
  const found = await readDocument(
    certificatePdf(
      { first: 'Ana', last: 'Núñez' },
      { name: 'CPR (adults)', issuer: 'Red Cross', issueDate: '2026-03', expiryDate: '2028-03' },
    ),
    'pdf',
  )
  const text = 'lines' in found ? found.lines.map(({ cells }) => cells.join(' ')).join('\n') : ''
  for (const words of ['Ana Núñez', 'CPR (adults)', 'Issued by Red Cross, Mar 2026', 'Valid until Mar 2028']) {
    expect(text).toContain(words)
  }
})
