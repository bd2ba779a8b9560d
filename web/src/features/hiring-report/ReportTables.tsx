import type { Quartiles } from '@hearback/contract/hiring/hiring-report.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/hiring-report.ts'
import { Link } from 'react-router'
import { paths } from '../../routing/paths.ts'
import { Verbatim } from '../../ui/text/Verbatim.tsx'
import { BarChart } from './BarChart.tsx'
import c from './HiringReport.module.css'
import type { Report } from './hiring-report.queries.ts'
import { ReportTable } from './ReportTable.tsx'
import {
  counted,
  durationWords,
  memberWords,
  SOURCE_WORDS,
  STAGE_WORDS,
  TIME_HEADER,
  timeCells,
} from './report-words.ts'

const TIME_COLUMNS = [t.lowerQuartile, t.median, t.upperQuartile]
const LEGEND = [t.middleHalf, t.median] as const
/** Bars that a chart of jobs or members has room for; the table has all. */
const BARS = 10

const timeWords = (time: Quartiles): string[] =>
  time ? [time.lower, time.median, time.upper].map(durationWords) : ['–', t.tooFew, '–']

const timeBar = (time: Quartiles) => ({
  range: time ? { from: time.lower, to: time.upper, mark: time.median } : undefined,
  value: time ? durationWords(time.median) : t.tooFew,
})

const fileName = (report: Report, table: string) => `${table} ${report.since} ${report.until}`

export const Stages = ({ report }: { report: Report }) => (
  <ReportTable
    title={t.stagesTitle}
    note={t.stagesNote}
    chart={
      <BarChart
        legend={LEGEND}
        bars={report.stages.map(({ stage, time }) => ({ key: stage, label: STAGE_WORDS[stage], ...timeBar(time) }))}
      />
    }
    columns={[t.stage, t.finished, t.current, ...TIME_COLUMNS]}
    file={{ name: fileName(report, t.stagesTitle), header: [t.stage, t.finished, t.current, ...TIME_HEADER] }}
    rows={report.stages.map(({ stage, finished, current, time }) => ({
      key: stage,
      name: STAGE_WORDS[stage],
      cells: [counted(finished), counted(current), ...timeWords(time)],
      csv: [STAGE_WORDS[stage], finished, current, ...timeCells(time)],
    }))}
  />
)

const SOURCE_COLUMNS = [t.source, t.applications, t.answered, t.interviews, t.hired]

export const Sources = ({ report }: { report: Report }) => (
  <ReportTable
    title={t.sourcesTitle}
    note={t.sourcesNote}
    chart={
      <BarChart
        bars={report.sources.map(({ source, applications }) => ({
          key: source,
          label: SOURCE_WORDS[source],
          range: { from: 0, to: applications },
          value: counted(applications),
        }))}
      />
    }
    columns={SOURCE_COLUMNS}
    file={{ name: fileName(report, t.sourcesTitle), header: SOURCE_COLUMNS }}
    rows={report.sources.map(({ source, applications, answered, interviews, hired }) => ({
      key: source,
      name: SOURCE_WORDS[source],
      cells: [applications, answered, interviews, hired].map(counted),
      csv: [SOURCE_WORDS[source], applications, answered, interviews, hired],
    }))}
  >
    {report.sources.some(({ source }) => source === 'unknown') && (
      <p className={c.note}>
        {t.sourceUnknown}: {t.unknownHint}
      </p>
    )}
  </ReportTable>
)

export const Members = ({ report }: { report: Report }) => (
  <ReportTable
    title={t.membersTitle}
    note={t.membersNote}
    chart={
      <BarChart
        legend={LEGEND}
        bars={report.members.slice(0, BARS).map((one) => ({
          key: one.member ?? 'none',
          label: <MemberName of={one} />,
          ...timeBar(one.answerTime),
        }))}
      />
    }
    columns={[t.member, t.answered, t.claimed, ...TIME_COLUMNS]}
    file={{ name: fileName(report, t.membersTitle), header: [t.member, t.answered, t.claimed, ...TIME_HEADER] }}
    rows={report.members.map((one) => ({
      key: one.member ?? 'none',
      name: <MemberName of={one} />,
      cells: [counted(one.answered), counted(one.claimed), ...timeWords(one.answerTime)],
      csv: [memberWords(one), one.answered, one.claimed, ...timeCells(one.answerTime)],
    }))}
  />
)

const MemberName = ({ of }: { of: Report['members'][number] }) =>
  of.name ? <Verbatim>{of.name}</Verbatim> : memberWords(of)

export const Jobs = ({ report }: { report: Report }) => (
  <ReportTable
    title={t.jobsTitle}
    note={report.jobCount > report.jobs.length && t.jobsNote(report.jobs.length, counted(report.jobCount))}
    chart={
      <BarChart
        legend={LEGEND}
        bars={report.jobs
          .slice(0, BARS)
          .map(({ _id, jobTitle, answerTime }) => ({ key: _id, label: jobTitle, ...timeBar(answerTime) }))}
      />
    }
    columns={[t.job, t.applications, t.answered, t.claimed, ...TIME_COLUMNS]}
    file={{
      name: fileName(report, t.jobsTitle),
      header: [t.job, t.applications, t.answered, t.claimed, ...TIME_HEADER],
    }}
    rows={report.jobs.map((job) => ({
      key: job._id,
      name: <JobName of={job} />,
      cells: [counted(job.applications), counted(job.answered), counted(job.claimed), ...timeWords(job.answerTime)],
      csv: [job.jobTitle, job.applications, job.answered, job.claimed, ...timeCells(job.answerTime)],
    }))}
  >
    <p className={c.note}>{t.sampleNote(limits.reportSample)}</p>
  </ReportTable>
)

const JobName = ({ of: { _id, jobTitle, deleted } }: { of: Report['jobs'][number] }) =>
  deleted ? (
    <>
      {jobTitle} <small>({t.deletedJob})</small>
    </>
  ) : (
    <Link to={paths.employerJob(_id)}>{jobTitle}</Link>
  )
