import type { Offer } from '@hearback/contract/hiring/offers.ts'
import { slugOf } from '@hearback/contract/values/slug.ts'
import * as t from '@hearback/texts/web/offers.ts'
import { useQueries } from '@tanstack/react-query'
import { Scale } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../../routing/paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { FailedNotice } from '../../ui/feedback/Notice.tsx'
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx'
import { CompanyTile } from '../../ui/figures/Avatar.tsx'
import { ValidityClock } from '../../ui/figures/Countdowns.tsx'
import { huesOf } from '../../ui/figures/hues.ts'
import { Pill } from '../../ui/figures/Pill.tsx'
import { Sentence } from '../../ui/text/Sentence.tsx'
import c from './Compare.module.css'
import { compared } from './compare.ts'
import { stateWord, toneOf } from './offer-words.ts'
import { offerDetail } from './offers.queries.ts'

/** The two offers given by the URL, side by side. */
export function CompareOffers() {
  const [query] = useSearchParams()
  const ids = [...new Set(query.get('ids')?.split(',').filter(Boolean))].slice(0, 2)
  const reads = useQueries({ queries: ids.map(offerDetail) })
  if (ids.length < 2) return <NothingToCompare />
  const offers = reads.flatMap(({ data }) => data ?? [])
  if (offers.length === ids.length) return <Compared offers={offers} />
  if (reads.some(({ isError }) => isError))
    return (
      <FailedNotice
        onRetry={() => Promise.all(reads.map(({ refetch }) => refetch()))}
        busy={reads.some(({ isFetching }) => isFetching)}
      >
        {t.compareFailed}
      </FailedNotice>
    )
  return <SkeletonRows rows={5} label={t.compareLoading} />
}

const NothingToCompare = () => (
  <EmptyState
    title={t.compareEmptyTitle}
    icon={<Scale size={30} />}
    actions={<LinkButton to={paths.offers()}>{t.ownOffersAction}</LinkButton>}
  >
    {t.compareEmptyHint}
  </EmptyState>
)

function Compared({ offers }: { offers: Offer[] }) {
  const hues = huesOf(offers.map(({ company }) => company._id))
  return (
    <table className={c.table}>
      <thead>
        <tr>
          <td />
          {offers.map((offer, index) => (
            <th key={offer._id} scope="col">
              <Head offer={offer} hue={hues[index]} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {compared(offers).map(({ term, values, differs }) => (
          <tr key={term} data-differs={differs || undefined}>
            <th scope="row">
              {term}
              {differs && <span className="sr"> ({t.differs})</span>}
            </th>
            {values.map((value, index) => (
              <td key={offers[index]?._id}>{Array.isArray(value) ? <Lines of={value} /> : value}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td />
          {offers.map(({ _id, company, nextSteps }) => (
            <td key={_id}>
              <LinkButton wide to={paths.offer(_id)}>
                {nextSteps.includes('accepted') ? t.answerAction : t.read}
                <span className="sr">
                  {' '}
                  <Sentence of={t.compareOfferFrom} names={[company.businessName]} />
                </span>
              </LinkButton>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

const Lines = ({ of }: { of: string[] }) => (
  <ul className={c.lines}>
    {of.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)

function Head({ offer, hue }: { offer: Offer; hue: number | undefined }) {
  const { company, status, createdAt, expiresAt } = offer
  return (
    <div className={c.head}>
      <CompanyTile id={company._id} hue={hue} name={company.businessName} picture={company.profilePicture} />
      <Link to={paths.company(company._id, slugOf(company.businessName))} translate="no">
        {company.businessName}
      </Link>
      <Pill tone={toneOf(status)}>{stateWord(status, 'seeker')}</Pill>
      {status === 'pending' && <ValidityClock from={createdAt} until={expiresAt} />}
    </div>
  )
}
