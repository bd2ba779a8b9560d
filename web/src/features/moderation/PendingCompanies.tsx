import { CompanyPosting, type PendingCompany } from '@hearback/contract/trust/company-approval.ts'
import * as t from '@hearback/texts/web/moderation.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { BadgeCheck } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { adminPaths } from '../../routing/admin-paths.ts'
import { paths } from '../../routing/paths.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { FailedNotice } from '../../ui/feedback/Notice.tsx'
import { QueryFallback } from '../../ui/feedback/QueryFallback.tsx'
import { Pill } from '../../ui/figures/Pill.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { DOT } from '../../ui/text/join-with-dots.ts'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import { Sentence } from '../../ui/text/Sentence.tsx'
import { Verbatim } from '../../ui/text/Verbatim.tsx'
import { ReasonForm } from './CompanyApproval.tsx'
import c from './Moderation.module.css'
import { pendingCompanies } from './moderation.queries.ts'

const POSTING_WORDS: Record<CompanyPosting, string> = { open: t.pendingHiring, none: t.pendingNotHiring }

/** Link to the companies that wait for approval, with their number; absent where companies need none. */
export function PendingCompaniesLink() {
  const { data } = useInfiniteQuery(pendingCompanies('open'))
  const [first] = data?.pages ?? []
  if (!first?.required) return null
  return (
    <LinkButton to={adminPaths.pendingCompanies()}>
      {t.pendingTitle} <span className={c.count}>{t.pendingCount(first.counts.open)}</span>
    </LinkButton>
  )
}

/** Companies that are neither verified nor approved, oldest first; those with open jobs unless the URL asks for the others. */
export function PendingCompanies() {
  const [query] = useSearchParams()
  const posting = query.get('posting') === 'none' ? 'none' : 'open'
  const list = useInfiniteQuery(pendingCompanies(posting))
  const [approving, setApproving] = useState<PendingCompany>()
  const [first] = list.data?.pages ?? []
  if (!first) return <QueryFallback query={list} rows={4} loading={t.pendingLoading} failed={t.pendingFailed} />
  const close = () => setApproving(undefined)
  if (!first.required) return <EmptyState title={t.pendingNotRequiredTitle}>{t.pendingNotRequiredHint}</EmptyState>
  return (
    <>
      <nav aria-label={t.pendingFilter} className={c.filters}>
        {CompanyPosting.options.map((one) => (
          <LinkButton
            key={one}
            to={{ search: one === 'open' ? '' : `?posting=${one}` }}
            size="sm"
            round
            aria-current={one === posting ? 'page' : undefined}
          >
            {POSTING_WORDS[one]} <span className={c.count}>{t.pendingCount(first.counts[one])}</span>
          </LinkButton>
        ))}
      </nav>
      {first.companies.length === 0 ? (
        <EmptyState title={t.pendingEmptyTitle} icon={<BadgeCheck size={28} aria-hidden />}>
          {t.pendingEmptyHint}
        </EmptyState>
      ) : (
        <ul className={c.rows}>
          {list.data?.pages
            .flatMap(({ companies }) => companies)
            .map((company) => (
              <PendingRow key={company._id} company={company} onApprove={() => setApproving(company)} />
            ))}
        </ul>
      )}
      {list.isFetchNextPageError ? (
        <FailedNotice onRetry={() => list.fetchNextPage()} busy={list.isFetchingNextPage}>
          {t.pendingFailed}
        </FailedNotice>
      ) : (
        list.hasNextPage && (
          <div className={c.more}>
            <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {t.pendingMore}
            </Button>
          </div>
        )
      )}
      <Dialog
        opened={approving !== undefined}
        onClose={close}
        title={approving && <Sentence of={t.approveTitle} names={[approving.businessName]} />}
      >
        {approving && <ReasonForm id={approving._id} about="approval" onClose={close} />}
      </Dialog>
    </>
  )
}

function PendingRow({ company, onApprove }: { company: PendingCompany; onApprove: () => void }) {
  const { _id, businessName, companyWebsite, createdAt, domains, openJobs, jobs, reports } = company
  return (
    <li className={c.row}>
      <div>
        <h2>
          <Link to={adminPaths.case('company', _id)} translate="no">
            {businessName}
          </Link>
        </h2>
        {companyWebsite && (
          <p>
            <Verbatim>{companyWebsite}</Verbatim>
          </p>
        )}
        <p>{domains.length > 0 ? <Sentence of={t.pendingDomains} names={[domains.join(', ')]} /> : t.domainsEmpty}</p>
        {jobs.length > 0 && (
          <p>
            {t.pendingJobs(openJobs)}{' '}
            {jobs.map((job, n) => (
              <span key={job._id}>
                {n > 0 && DOT}
                <Link to={paths.job(job._id)} translate="no">
                  {job.jobTitle}
                </Link>
              </span>
            ))}
          </p>
        )}
        <p className={c.meta}>
          {t.comparisonJoined} <RelativeTime at={createdAt} />
        </p>
      </div>
      <div className={c.side}>
        {reports > 0 && <Pill tone="late">{t.reportCount(reports)}</Pill>}
        <Button size="sm" onClick={onApprove} aria-label={t.approveTitle(businessName)}>
          {t.pendingApproveAction}
        </Button>
      </div>
    </li>
  )
}
