import type { ApplicationSource } from '@hearback/contract/hiring/application-source.ts'
import { type HiringReport, type Quartiles, ReportStage } from '@hearback/contract/hiring/hiring-report.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import type { listAnswersByJob, listAnswersByMember, listSources, Stages } from './hiring-report.sql.ts'

type Row<F extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<F>>[number]

/** Null for a sample so small that quartiles would tell of single applications. */
function quartilesView(count: number, seconds: readonly number[] | null): Quartiles {
  const [lower, median, upper] = (seconds ?? []).map(Math.round)
  if (count < limits.reportSample || lower === undefined || median === undefined || upper === undefined) return null
  return { lower, median, upper }
}

interface Answers {
  answered: number
  claimed: number
  answer_time: number[] | null
}
const answersView = ({ answered, claimed, answer_time: seconds }: Answers) => ({
  answered,
  claimed,
  answerTime: quartilesView(answered, seconds),
})
export const answeringView = (row: Answers & { applications: number }) => ({
  applications: row.applications,
  ...answersView(row),
})

export const stagesView = (row: Stages): HiringReport['stages'] =>
  ReportStage.options.map((stage) => ({
    stage,
    finished: row[`${stage}_finished`],
    current: row[`${stage}_current`],
    time: quartilesView(row[`${stage}_finished`], row[`${stage}_time`]),
  }))

export const sourceView = (row: Row<typeof listSources>): HiringReport['sources'][number] => ({
  ...row,
  source: row.source as ApplicationSource,
})

/** Founders without a profile have an empty name. */
export const memberView = (row: Row<typeof listAnswersByMember>): HiringReport['members'][number] => ({
  member: row.answered_by,
  name: row.user_id === null ? row.former_name : row.name,
  ...answersView(row),
})

export const chosenJobView = ({ id, title }: { id: string; title: string }) => ({ _id: id, jobTitle: title })

export const jobView = (row: Row<typeof listAnswersByJob>): HiringReport['jobs'][number] => ({
  _id: row.id,
  jobTitle: row.title,
  deleted: row.deleted_at !== null,
  ...answeringView(row),
})
