import type { Applicant, Application } from '@hearback/contract/hiring/applications.ts'
import type { nameOf } from '../../domain/hiring-words.ts'

/** An application with its applicant's name and its job: all that a step needs. */
export type Answerable = Application & {
  jobTitle: string
  answers?: Applicant['answers']
  history?: Applicant['history']
  applicant: Parameters<typeof nameOf>[0]
}
