import type { Offer } from '@hearback/contract/hiring/offers.ts'
import * as t from '@hearback/texts/web/offers.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Section } from '../../../ui/Layout.tsx'
import c from '../Offer.module.css'
import { changesBetween } from '../offer-terms.ts'
import { offerDetail } from '../offers.queries.ts'

/** Differences to the offer that this one supersedes. */
export function OfferChanges({ offer, pathOf }: { offer: Offer; pathOf: (id: string) => string }) {
  const { data: before } = useQuery(offerDetail(offer.supersedes ?? undefined))
  if (!before) return null
  const changes = changesBetween(before.details, offer.details)
  return (
    <Section title={t.changesTitle} actions={<Link to={pathOf(before._id)}>{t.changesEarlierLink}</Link>}>
      {changes.length === 0 ? (
        <p className={c.note}>{t.changesOnlyExpiry}</p>
      ) : (
        <dl className={c.changes}>
          {changes.map((change) => (
            <div key={change.term}>
              <dt>{change.term}</dt>
              <dd>
                <del>
                  <span className="sr">{t.before} </span>
                  {change.before ?? t.changesMissing}
                </del>
                <ins>
                  <span className="sr">{t.now} </span>
                  {change.after ?? t.changesMissing}
                </ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  )
}
