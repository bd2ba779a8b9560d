import type { Case } from '@hearback/contract/trust/moderation.ts'
import * as t from '@hearback/texts/web/moderation.ts'
import { REASON_WORDS, REPORT_STATUS_WORDS } from '../../domain/report-words.ts'
import { Pill } from '../../ui/figures/Pill.tsx'
import { Section } from '../../ui/Layout.tsx'
import { DOT } from '../../ui/text/join-with-dots.ts'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import { UserText } from '../../ui/text/UserText.tsx'
import { Verbatim } from '../../ui/text/Verbatim.tsx'
import { FindingText } from './FindingText.tsx'
import c from './Moderation.module.css'
import { SOMEBODY_WORDS } from './moderation-words.ts'

/**
 * Reports of a case. Reporters are anonymous: only their user type and the outcome of their earlier reports are shown.
 */
export function CaseReports({ reports }: { reports: Case['reports'] }) {
  if (reports.length === 0)
    return (
      <Section title={t.reports}>
        <p className={c.meta}>{t.caseReportsEmpty}</p>
      </Section>
    )
  return (
    <Section title={t.reports} note={t.reportCount(reports.length)}>
      <ul className={c.rows}>
        {reports.map((report) => (
          <li key={report._id} className={c.row}>
            <div>
              <h3>{REASON_WORDS[report.reason]}</h3>
              {report.finding && (
                <p>
                  <FindingText of={report.finding} />
                </p>
              )}
              {report.details && <UserText className={c.words}>{report.details}</UserText>}
              <p className={c.meta}>
                <Verbatim>{report.caseNumber}</Verbatim>, <RelativeTime at={report.createdAt} />
                {report.rule ? DOT + RULE_WORDS[report.rule] : t.reportedBy(byWhom(report.reporter))}
              </p>
            </div>
            <Pill tone={report.status === 'open' ? 'plain' : 'quiet'}>{REPORT_STATUS_WORDS[report.status]}</Pill>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const RULE_WORDS = {
  second_claim: t.ruleSecondClaim,
  similar_name: t.ruleSimilarName,
  same_logo: t.ruleSameLogo,
  copied_post: t.ruleCopiedPost,
}

function byWhom(reporter: Case['reports'][number]['reporter']): string {
  if (!reporter) return t.reporterGone
  return t.reporterRecord(SOMEBODY_WORDS[reporter.userType], t.reportCount(reporter.reports), reporter.upheld)
}
