import { useSession } from '../api/session.ts'
import { ReportReview } from '../features/reports/ReportReview.tsx'
import { OwnReviews } from '../features/reviews/OwnReviews.tsx'
import { paths } from '../paths.ts'
import { PageTitle } from '../ui/Layout.tsx'

export const meta = () => [{ title: 'Reviews | Hearback' }]

export default function ReviewsPage() {
  const id = useSession()?.user._id
  return (
    <>
      <PageTitle lead="What companies say of you, and what you say of them. Reviews about you show to you and to employers who may see your profile.">
        Reviews
      </PageTitle>
      {id && (
        <OwnReviews
          subject={{ id, side: 'seeker' }}
          name="you"
          report={({ _id, authorName }) => (
            <ReportReview id={_id} author={authorName ?? 'a company'} isOwn={false} path={paths.reviews()} />
          )}
        />
      )}
    </>
  )
}
