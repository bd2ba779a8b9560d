import type { Report } from '@hearback/contract/trust/reports.ts'
import * as t from '@hearback/texts/web/reports.ts'
import { Link } from 'react-router'
import { REASON_WORDS, REPORT_STATUS_WORDS } from '../../domain/report-words.ts'
import { paths } from '../../routing/paths.ts'
import { Pill } from '../../ui/figures/Pill.tsx'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import { UserText } from '../../ui/text/UserText.tsx'
import c from './Reports.module.css'
import { REPORTED } from './report-kinds.ts'

const PAGES: Partial<Record<Report['kind'], (id: string) => string>> = {
  company: paths.company,
  job: paths.job,
  seeker: paths.talent,
}

export function ReportRow({ report }: { report: Report }) {
  const { caseNumber, kind, reason, details, status, decision, createdAt } = report
  return (
    <li className={c.row}>
      <div>
        <h2>
          <Target report={report} />
        </h2>
        <p>{REASON_WORDS[reason]}</p>
        {details && <UserText className={c.details}>{details}</UserText>}
        {decision && (
          <p className={c.details}>
            <b>{t.rowReasonLead}</b> {decision.reason}{' '}
            <Link to={paths.appeal(decision._id)}>
              {status === 'dismissed' ? t.rowAppealAction : t.rowDecisionAction}
            </Link>
          </p>
        )}
        <p className={c.meta}>
          <span className={c.number} translate="no">
            {caseNumber}
          </span>
          {REPORTED[kind]} <RelativeTime at={createdAt} />
        </p>
      </div>
      <Pill tone={status === 'upheld' ? 'have' : 'quiet'}>{REPORT_STATUS_WORDS[status]}</Pill>
    </li>
  )
}

function Target({ report: { kind, target, name } }: { report: Report }) {
  const page = PAGES[kind]
  if (page)
    return (
      <Link to={page(target)} translate="no">
        {name}
      </Link>
    )
  return (
    <q>
      <UserText as="span">{name}</UserText>
    </q>
  )
}
