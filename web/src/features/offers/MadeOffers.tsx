import type { Quota } from '@hearback/contract/values/primitives.ts'
import * as t from '@hearback/texts/web/offers.ts'
import { useQuery } from '@tanstack/react-query'
import { Handshake } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../../routing/paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { TickBar } from '../../ui/feedback/Progress.tsx'
import { Skeleton, SkeletonRows } from '../../ui/feedback/Skeleton.tsx'
import { Pager } from '../../ui/navigation/Pager.tsx'
import { calendarDate } from '../../ui/text/times.ts'
import { OfferFilter } from './OfferFilter.tsx'
import c from './OfferList.module.css'
import { OfferRow } from './OfferRow.tsx'
import { OffersFailed } from './OffersFailed.tsx'
import { filtersOf } from './offer-filters.ts'
import { personOf } from './offer-words.ts'
import { madeOffers } from './offers.queries.ts'

/** Offers made by the user, by the status and page of the URL, with the remaining quota of the month. */
export function MadeOffers() {
  const [query] = useSearchParams()
  const filters = filtersOf(query)
  const { data, error, isPending, isFetching, refetch } = useQuery(madeOffers(filters))
  if (isPending) return <OffersSkeleton />
  if (!data) return <OffersFailed error={error} onRetry={refetch} busy={isFetching} />
  return (
    <>
      <OfferQuota quota={data.quota} />
      {Object.keys(data.counts).length === 0 ? (
        <NoOffers />
      ) : (
        <>
          <OfferFilter counts={data.counts} chosen={filters.status} reader="employer" />
          <p className="sr" role="status">
            {t.offerCount(data.total)}
          </p>
          <ul className={c.list}>
            {data.offers.map((offer) => (
              <OfferRow
                key={offer._id}
                offer={offer}
                reader="employer"
                name={personOf(offer)}
                to={paths.employerOffer(offer._id)}
              />
            ))}
          </ul>
          {data.offers.length === 0 && <p>{t.pageEmpty}</p>}
          <Pager page={filters.page} totalPages={data.totalPages} />
        </>
      )}
    </>
  )
}

/** As tall as the quota, the filter and the rows. */
const OffersSkeleton = () => (
  <>
    <div className={c.quota}>
      <Skeleton width="min(100%, 320px)" height={68} />
    </div>
    <div className={c.filterBone}>
      <Skeleton width="min(100%, 420px)" height={36} />
    </div>
    <SkeletonRows rows={4} height={120} label={t.listLoading} />
  </>
)

function OfferQuota({ quota: { limit, used, resetsAt } }: { quota: Quota }) {
  if (limit === 0) return null
  const isUsedUp = used >= limit
  return (
    <div className={c.quota}>
      <TickBar label={t.quotaLabel} value={used} max={limit} text={t.quotaUsed(used, limit)} />
      <p>
        {t.quotaResetsOn(isUsedUp ? t.quotaUsedUp : t.left(limit - used), calendarDate(resetsAt))}
        {isUsedUp && (
          <>
            {' '}
            <Link to={paths.billing()}>{t.quotaPlansLink}</Link>
          </>
        )}
      </p>
    </div>
  )
}

const NoOffers = () => (
  <EmptyState
    title={t.madeEmptyTitle}
    icon={<Handshake size={30} />}
    actions={<LinkButton to={paths.employerJobs()}>{t.madeEmptyAction}</LinkButton>}
  >
    {t.madeEmptyHint}
  </EmptyState>
)
