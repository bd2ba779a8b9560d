import { type AuditEntry, listAudit } from '@hearback/contract/trust/audit.ts'
import { ReportKind } from '@hearback/contract/trust/reports.ts'
import * as t from '@hearback/texts/web/audit.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { call } from '../../api/call.ts'
import { adminPaths } from '../../routing/admin-paths.ts'
import { pageNumber } from '../../routing/page-number.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { QueryFallback } from '../../ui/feedback/QueryFallback.tsx'
import { Pager } from '../../ui/navigation/Pager.tsx'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import { UserText } from '../../ui/text/UserText.tsx'
import { Verbatim } from '../../ui/text/Verbatim.tsx'
import c from './Audit.module.css'

const ACT_WORDS: Record<AuditEntry['act'], string> = {
  admin_granted: t.actAdminGranted,
  admin_revoked: t.actAdminRevoked,
  contact_answered: t.messageAnswered,
  contact_closed: t.messageClosed,
  dismissed: t.reportsDismissed,
  warned: t.ownerWarned,
  hidden: t.hidden,
  suspended: t.accountSuspended,
  reinstated: t.reinstated,
  held: t.actHeld,
  messages_read: t.actMessagesRead,
  case_taken: t.actCaseTaken,
  case_released: t.actCaseReleased,
  note_added: t.actNoteAdded,
  company_approved: t.actCompanyApproved,
  approval_withdrawn: t.actApprovalWithdrawn,
  domain_transferred: t.actDomainTransferred,
}
const ACTOR_WORDS: Record<string, string> = { rule: t.actorRule, 'command line': t.actorCommandLine }

/** Audit log: actor, action, target, time and reason, latest first. */
export function AuditList() {
  const [query] = useSearchParams()
  const page = pageNumber(query)
  const list = useQuery({
    queryKey: ['audit', page],
    queryFn: ({ signal }) => call(listAudit, { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  })
  const { data } = list
  if (!data) return <QueryFallback query={list} rows={6} loading={t.listLoading} failed={t.listFailed} />
  if (data.entries.length === 0) return <EmptyState title={t.listEmptyTitle} />
  return (
    <>
      <ol className={c.rows}>
        {data.entries.map((entry) => (
          <li key={entry._id} className={c.row}>
            <p>
              <Named entry={entry} />: {ACT_WORDS[entry.act]}
            </p>
            {entry.reason && <UserText className={c.reason}>{entry.reason}</UserText>}
            <p className={c.meta}>
              {ACTOR_WORDS[entry.actor] ?? <Verbatim>{entry.actor}</Verbatim>}, <RelativeTime at={entry.createdAt} />
            </p>
          </li>
        ))}
      </ol>
      <Pager page={page} totalPages={data.totalPages} />
    </>
  )
}

function Named({ entry: { kind, target, name } }: { entry: AuditEntry }) {
  const text = name ? <Verbatim>{name}</Verbatim> : t.somebody
  const reported = ReportKind.options.find((known) => known === kind)
  return <b>{reported && target ? <Link to={adminPaths.case(reported, target)}>{text}</Link> : text}</b>
}
