import type { Review } from '@hearback/contract/hiring/reviews.ts'
import * as t from '@hearback/texts/web/reviews.ts'
import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Tabs } from '../../ui/navigation/Tabs.tsx'
import { ReplyButton } from './ReplyButton.tsx'
import { ReviewablePeople } from './ReviewablePeople.tsx'
import { ReviewList } from './ReviewList.tsx'
import type { Subject } from './reviews.queries.ts'
import { WrittenReviews } from './WrittenReviews.tsx'

type View = 'about' | 'write' | 'written'
const VIEWS: readonly View[] = ['about', 'write', 'written']

interface OwnReviewsProps {
  subject: Subject
  name: string
  /** Renders the report button of a review. */
  report: (review: Review) => ReactNode
}

/** Reviews of the user: received, to be written, and written. */
export function OwnReviews({ subject, name, report }: OwnReviewsProps) {
  const [query, setQuery] = useSearchParams()
  const view = VIEWS.find((one) => one === query.get('show')) ?? 'about'
  const change = (next: View) => setQuery(next === 'about' ? {} : { show: next }, { replace: true })
  const about = (
    <ReviewList
      subject={subject}
      name={name}
      heading="h2"
      empty={
        <EmptyState title={t.aboutYouEmptyTitle} icon={<Star size={28} aria-hidden />}>
          {t.aboutYouEmptyHint}
        </EmptyState>
      }
      actions={(review) => (
        <>
          <ReplyButton review={review} />
          {report(review)}
        </>
      )}
    />
  )
  const label = subject.side === 'employer' ? t.aboutCompanyLabel : t.aboutYou
  return (
    <Tabs<View>
      label={t.reviews}
      value={view}
      onChange={change}
      tabs={[
        { value: 'about', label, panel: about },
        { value: 'write', label: t.toWriteTitle, panel: <ReviewablePeople /> },
        { value: 'written', label: t.written, panel: <WrittenReviews /> },
      ]}
    />
  )
}
