import type { Application } from '@hearback/contract/applications.ts'
import type { nameOf } from '../../domain/hiring-words.ts'

/** An application and by what name to call who sent it: all that a step needs to know. */
export type Answerable = Application & { applicant: Parameters<typeof nameOf>[0] }
