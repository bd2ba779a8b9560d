import type { Applicant } from '@hearback/contract/hiring/applications.ts'
import type { ScreeningAnswer } from '@hearback/contract/jobs/screening.ts'
import type { Experience, Seeker } from '@hearback/contract/people/seekers.ts'
import type { SentFile } from '@hearback/contract/people/sent-files.ts'
import type { CompanyApplicant, CompanyApplication } from '@hearback/contract/v1/company-applications.ts'
import type * as z from 'zod/mini'

interface Context {
  readonly externalId: string | null
  readonly publicUrl: string
}

export const companyApplicationView = (
  application: Applicant,
  { externalId, publicUrl }: Context,
): CompanyApplication => ({
  id: application._id,
  job: { id: application.job, externalId, title: application.jobTitle },
  status: application.status,
  nextSteps: application.nextSteps,
  awaitsAnswer: application.awaitsAnswer,
  overdue: application.overdue,
  appliedAt: application.appliedAt,
  viewedAt: application.viewedAt,
  answeredAt: application.answeredAt,
  answerDueAt: application.answerDueAt,
  updatedAt: application.updatedAt,
  coverLetter: application.applicationDescription,
  topChoice: application.topChoice ?? null,
  applicant: applicantView(application.applicant),
  answers: (application.answers ?? []).map(answerView),
  files: (application.files ?? []).map(fileView(publicUrl)),
  interview: application.interviewInvitation,
  history: application.history.map(({ from, to, by, at, feedback, reasonCode, invitation }) => ({
    from,
    to,
    by,
    at,
    message: feedback,
    reason: reasonCode,
    interview: invitation,
  })),
})

const applicantView = (seeker: Seeker): z.output<typeof CompanyApplicant> => ({
  id: seeker._id,
  name: seeker.displayName,
  firstName: seeker.firstName ?? null,
  lastName: seeker.lastName ?? null,
  email: seeker.email ?? null,
  phone: seeker.phone ?? null,
  jobTitle: seeker.jobTitle,
  city: seeker.city,
  skills: seeker.skill,
  about: seeker.aboutMe ?? null,
  availability: seeker.availability ?? null,
  yearsOfExperience: seeker.yearsOfExperience ?? null,
  experience: (seeker.experience ?? []).map(experienceView),
})

const experienceView = ({ title, company, city, startDate, endDate, description }: Experience) => ({
  title,
  company,
  city,
  startDate,
  endDate,
  description,
})

const answerView = ({ wording, kind, answer, unit, meets }: ScreeningAnswer) => ({
  question: wording,
  kind,
  answer,
  unit: unit ?? null,
  meets: meets ?? null,
})

const fileView =
  (publicUrl: string) =>
  ({ _id, name, kind, size, mediaType, fileUrl }: SentFile) => ({
    id: _id,
    name,
    kind,
    size,
    mediaType,
    url: fileUrl.startsWith('/') ? publicUrl + fileUrl : fileUrl,
  })
