import type { OpenCase } from '@hearback/contract/trust/case-work.ts'
import { ReportKind } from '@hearback/contract/trust/reports.ts'
import * as t from '@hearback/texts/web/moderation.ts'
import { useQuery } from '@tanstack/react-query'
import { Flag } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { useSession } from '../../api/session.ts'
import { REASON_WORDS } from '../../domain/report-words.ts'
import { adminPaths } from '../../routing/admin-paths.ts'
import { pageNumber } from '../../routing/page-number.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { QueryFallback } from '../../ui/feedback/QueryFallback.tsx'
import { Pill } from '../../ui/figures/Pill.tsx'
import { Pager } from '../../ui/navigation/Pager.tsx'
import { DOT } from '../../ui/text/join-with-dots.ts'
import { Countdown, RelativeTime } from '../../ui/text/RelativeTime.tsx'
import { Sentence } from '../../ui/text/Sentence.tsx'
import { UserText } from '../../ui/text/UserText.tsx'
import { FindingText } from './FindingText.tsx'
import c from './Moderation.module.css'
import { openCases } from './moderation.queries.ts'
import { DECIDED_WORDS, KINDS_WORDS } from './moderation-words.ts'

/** Open cases: hidden content first, then reported for fraud, then the oldest. */
export function CaseList() {
  const [query] = useSearchParams()
  const kind = ReportKind.options.find((known) => known === query.get('kind'))
  const page = pageNumber(query)
  const list = useQuery(openCases(page, kind))
  const { data } = list
  return (
    <>
      <nav aria-label={t.kinds} className={c.filters}>
        <Kind kind={undefined} chosen={kind} count={data && sumOf(data.counts)} />
        {ReportKind.options.map((one) => (
          <Kind key={one} kind={one} chosen={kind} count={data && (data.counts[one] ?? 0)} />
        ))}
      </nav>
      {!data ? (
        <QueryFallback query={list} rows={4} loading={t.reportsLoading} failed={t.reportsFailed} />
      ) : data.cases.length === 0 ? (
        <EmptyState title={t.reportsEmptyTitle} icon={<Flag size={28} aria-hidden />}>
          {t.reportsEmptyHint}
        </EmptyState>
      ) : (
        <>
          <ul className={c.rows}>
            {data.cases.map((one) => (
              <CaseRow key={`${one.kind}-${one.target}`} entry={one} />
            ))}
          </ul>
          <Pager page={page} totalPages={data.totalPages} />
        </>
      )}
    </>
  )
}

const sumOf = (counts: Record<string, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0)

interface KindProps {
  kind: ReportKind | undefined
  chosen: ReportKind | undefined
  /** Undefined while it loads. */
  count: number | undefined
}

const Kind = ({ kind, chosen, count }: KindProps) => (
  <LinkButton
    to={{ search: kind ? `?kind=${kind}` : '' }}
    size="sm"
    round
    aria-current={kind === chosen ? 'page' : undefined}
  >
    {kind ? KINDS_WORDS[kind] : t.all}{' '}
    <span className={c.count} data-loading={count === undefined || undefined}>
      {count ?? 0}
    </span>
  </LinkButton>
)

function CaseRow({ entry }: { entry: OpenCase }) {
  const { kind, target, name, reports, fraud, reasons, excerpt, finding, firstAt, hiddenUntil, assignee, note } = entry
  const isOwn = useSession()?.user._id === assignee?._id
  return (
    <li className={c.row}>
      <div>
        <h2>
          <Link to={adminPaths.case(kind, target)} translate="no">
            {name}
          </Link>
        </h2>
        <p>{reasons.map((reason) => REASON_WORDS[reason]).join(DOT)}</p>
        {finding && (
          <p className={c.excerpt}>
            <FindingText of={finding} />
          </p>
        )}
        {excerpt && <UserText className={c.excerpt}>{excerpt}</UserText>}
        {note && (
          <p className={c.excerpt}>
            {t.noteLead} <UserText as="span">{note}</UserText>
          </p>
        )}
        <p className={c.meta}>
          {DECIDED_WORDS[kind]}, {t.reportCount(reports)}
          {fraud > 0 && t.reportsForFraud(fraud)}
          {t.reportsFirst} <RelativeTime at={firstAt} />
        </p>
      </div>
      <div className={c.side}>
        {hiddenUntil && (
          <Pill tone="late">
            {t.heldLead} <Countdown at={hiddenUntil} over={t.heldNoTime} /> {t.heldTimeLeft}
          </Pill>
        )}
        {assignee && (
          <Pill tone={isOwn ? 'have' : 'quiet'}>
            {isOwn ? t.assigneeSelf : <Sentence of={t.assigneeOther} names={[assignee.email]} />}
          </Pill>
        )}
      </div>
    </li>
  )
}
