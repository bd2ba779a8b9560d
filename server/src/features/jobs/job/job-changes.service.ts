import { immediately } from '@hearback/contract/jobs/work-details.ts'
import { roundAmount } from '@hearback/contract/values/currencies.ts'
import type { Tx } from '../../../db/database.ts'
import { type Changes, changesOf, type Values } from '../../../domain/changes.ts'
import type { CompanyViewer } from '../../../domain/viewer.ts'
import { logActivity } from '../../company-activity/company-activity.service.ts'
import type { ChangedQuestions } from '../../screening/questions.service.ts'
import type { JobColumns, JobRow } from './jobs.sql.ts'

/** Fields of a job by their columns, as far as an edit changes them and the log shows them. */
const fields = {
  title: 'jobTitle',
  category: 'category',
  description: 'description',
  pay_period: 'payPeriod',
  currency: 'currency',
  skills: 'skills',
  physical_requirements: 'physicalRequirements',
  employment_type: 'employmentType',
  workplace: 'workplace',
  shifts: 'shifts',
  work_days: 'workDays',
  hours_per_week_from: 'hoursPerWeekFrom',
  hours_per_week_to: 'hoursPerWeekTo',
  benefits: 'benefits',
  experience_level: 'experienceLevel',
  openings: 'openings',
  neighborhood: 'neighborhood',
  language: 'language',
  vacancy: 'vacancy',
  ai_use: 'aiUse',
  ai_use_details: 'aiUseDetails',
  decision_by: 'decisionBy',
  applicant_limit: 'applicantLimit',
  expires_at: 'expiresAt',
} as const satisfies { [C in keyof JobColumns]?: string }

type Column = keyof typeof fields
/** Rows may lack pay. */
type LoggedColumns = Omit<JobColumns, Pay> & { readonly [C in Pay]?: number | null | undefined }
type Pay = 'pay_from' | 'pay_to'

/** Values by field; undefined for columns that an edit leaves. */
export function fieldsOf(row: LoggedColumns): Values {
  const { starts_immediately: now, start_date: day, city } = row
  const place = [row.street, city, row.region, row.country]
  return {
    ...Object.fromEntries(Object.entries(fields).map(([column, field]) => [field, row[column as Column]])),
    estimatedFrom: amountOf(row.pay_from, row.pay_from_rest),
    estimatedTo: amountOf(row.pay_to, row.pay_to_rest),
    startDate: now ? immediately : day,
    location: city === undefined ? undefined : place.filter(Boolean).join(', '),
  }
}

/** Amounts are stored in two parts. */
const amountOf = (hundredths: number | null | undefined, rest: number | undefined) =>
  typeof hundredths === 'number' ? roundAmount(hundredths + (rest ?? 0)) : hundredths

interface Edit {
  readonly columns: JobColumns
  /** Undefined if the edit has none. */
  readonly questions: ChangedQuestions | undefined
}

/** Logs the fields of the locked job that an edit changed; an edit that changes nothing has no entry. */
export async function logJobChange(tx: Tx, viewer: CompanyViewer, row: JobRow, edit: Edit): Promise<void> {
  const changes = [changesOf(fieldsOf(row), fieldsOf(edit.columns)), questionChanges(edit.questions)].filter(
    (part) => part !== undefined,
  )
  if (changes.length === 0) return
  const before = Object.assign({}, ...changes.map((part) => part.before))
  const after = Object.assign({}, ...changes.map((part) => part.after))
  await logActivity(tx, viewer, { act: 'job_edited', job: row.id, before, after })
}

/** Questions whose wording stays, such as those with other options, change without values. */
const questionChanges = (questions: ChangedQuestions | undefined): Changes | undefined =>
  questions?.isChanged
    ? (changesOf({ questions: questions.before }, { questions: questions.after }) ?? {
        before: { questions: null },
        after: { questions: null },
      })
    : undefined
