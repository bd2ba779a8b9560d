import type { Offer } from '@hearback/contract/hiring/offers.ts'
import * as t from '@hearback/texts/web/offers.ts'
import { useQuery } from '@tanstack/react-query'
import { Handshake } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { paths } from '../../routing/paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx'
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx'
import { Pager } from '../../ui/navigation/Pager.tsx'
import { Sentence } from '../../ui/text/Sentence.tsx'
import { OfferFilter } from './OfferFilter.tsx'
import c from './OfferList.module.css'
import { OfferRow } from './OfferRow.tsx'
import { OffersFailed } from './OffersFailed.tsx'
import { filtersOf } from './offer-filters.ts'
import { titleOf } from './offer-terms.ts'
import { receivedOffers } from './offers.queries.ts'

/** Offers received by the user, by the status and page of the URL; two of them can be compared. */
export function OfferList() {
  const [query] = useSearchParams()
  const filters = filtersOf(query)
  const [chosen, setChosen] = useState<string[]>([])
  const { data, error, isPending, isFetching, refetch } = useQuery(receivedOffers(filters))
  if (isPending) return <SkeletonRows rows={4} label={t.listLoading} />
  if (!data) return <OffersFailed error={error} onRetry={refetch} busy={isFetching} />
  if (Object.keys(data.counts).length === 0) return <NoOffers />
  // A third choice replaces the first.
  const choose = ({ _id }: Offer) =>
    setChosen((before) => (before.includes(_id) ? before.filter((id) => id !== _id) : [...before, _id].slice(-2)))
  const comparable = data.offers.length > 1
  return (
    <>
      <OfferFilter counts={data.counts} chosen={filters.status} reader="seeker" />
      <p className="sr" role="status">
        {t.offerCount(data.total)}
      </p>
      <ul className={c.list}>
        {data.offers.map((offer) => (
          <OfferRow
            key={offer._id}
            offer={offer}
            reader="seeker"
            name={offer.company.businessName}
            to={paths.offer(offer._id)}
          >
            {comparable && (
              <CheckboxField
                label={
                  <>
                    {t.compare}
                    <span className="sr">
                      {' '}
                      <Sentence of={t.titleAt} names={[titleOf(offer), offer.company.businessName]} />
                    </span>
                  </>
                }
                checked={chosen.includes(offer._id)}
                onChange={() => choose(offer)}
              />
            )}
          </OfferRow>
        ))}
      </ul>
      {data.offers.length === 0 && <p>{t.pageEmpty}</p>}
      <Pager page={filters.page} totalPages={data.totalPages} />
      {chosen.length > 0 && (
        <div className={c.comparing} role="status">
          {chosen.length === 1 ? (
            t.compareSecondHint
          ) : (
            <LinkButton variant="primary" to={paths.compareOffers(chosen)}>
              {t.compareAction}
            </LinkButton>
          )}
        </div>
      )}
    </>
  )
}

const NoOffers = () => (
  <EmptyState
    title={t.listEmptyTitle}
    icon={<Handshake size={30} />}
    actions={<LinkButton to={paths.applications()}>{t.listEmptyAction}</LinkButton>}
  >
    {t.listEmptyHint}
  </EmptyState>
)
