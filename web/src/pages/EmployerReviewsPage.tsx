import { useSession } from '../api/session.ts'
import { ReportReview } from '../features/reports/ReportReview.tsx'
import { OwnReviews } from '../features/reviews/OwnReviews.tsx'
import { paths } from '../paths.ts'
import { PageTitle } from '../ui/Layout.tsx'

export const meta = () => [{ title: 'Reviews | Hearback' }]

export default function EmployerReviewsPage() {
  const id = useSession()?.user._id
  return (
    <>
      <PageTitle lead="What job seekers say of your company, and what you say of them. Who wrote a review about you shows to you alone.">
        Reviews
      </PageTitle>
      {id && (
        <OwnReviews
          subject={{ id, side: 'employer' }}
          name="your company"
          report={({ _id, authorName }) => (
            <ReportReview id={_id} author={authorName ?? 'a job seeker'} isOwn={false} path={paths.employerReviews()} />
          )}
        />
      )}
    </>
  )
}
