import type { Reviewable } from '@hearback/contract/hiring/reviews.ts'
import * as t from '@hearback/texts/web/reviews.ts'
import { useQuery } from '@tanstack/react-query'
import { MessageSquareHeart, PenLine } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { QueryFallback } from '../../ui/feedback/QueryFallback.tsx'
import { Avatar, CompanyTile } from '../../ui/figures/Avatar.tsx'
import { Pager } from '../../ui/navigation/Pager.tsx'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import c from './Reviews.module.css'
import { REVIEW_PAGE, reviewPageOf } from './review-page.ts'
import { metWords } from './review-words.ts'
import { reviewablePeople } from './reviews.queries.ts'
import { WriteReview } from './WriteReview.tsx'

/** People whom the user may review; `about` in the URL opens the dialog for one of them. */
export function ReviewablePeople() {
  const [query, setQuery] = useSearchParams()
  const [chosen, setChosen] = useState<Reviewable>()
  const page = reviewPageOf(query)
  const list = useQuery(reviewablePeople(page))
  const { data } = list
  if (!data) return <QueryFallback query={list} rows={3} loading={t.reviewableLoading} failed={t.reviewableFailed} />
  if (data.total === 0)
    return (
      <EmptyState title={t.reviewableEmptyTitle} icon={<MessageSquareHeart size={28} aria-hidden />}>
        {t.reviewableEmptyHint}
      </EmptyState>
    )
  const asked = chosen ?? data.people.find(({ person }) => person === query.get('about'))
  const close = () => {
    setChosen(undefined)
    const next = new URLSearchParams(query)
    next.delete('about')
    setQuery(next, { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <ul className={c.people}>
        {data.people.map((one) => (
          <PersonRow key={one.person} person={one} onWrite={() => setChosen(one)} />
        ))}
      </ul>
      <Pager page={page} totalPages={data.totalPages} name={REVIEW_PAGE} />
      {asked && <WriteReview key={asked.person} person={asked} opened onClose={close} />}
    </>
  )
}

function PersonRow({ person, onWrite }: { person: Reviewable; onWrite: () => void }) {
  const name = person.name ?? (person.about === 'hr' ? t.companyFallback : t.seekerFallback)
  const Tile = person.about === 'hr' ? CompanyTile : Avatar
  return (
    <li className={c.person}>
      <Tile id={person.person} name={name} picture={person.profilePicture} />
      <div>
        <h2 className={c.name} translate="no">
          {name}
        </h2>
        <p className={c.meta}>
          {metWords(person)}, <RelativeTime at={person.metAt} />
        </p>
      </div>
      <Button icon={<PenLine size={16} aria-hidden />} onClick={onWrite} aria-label={t.writeTitle(name)}>
        {t.writeAction}
      </Button>
    </li>
  )
}
