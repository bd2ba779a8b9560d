import * as t from '@hearback/texts/web/pages.ts'
import { useSession } from '../../api/session.ts'
import { ReportReview } from '../../features/reports/ReportReview.tsx'
import { OwnReviews } from '../../features/reviews/OwnReviews.tsx'
import { paths } from '../../routing/paths.ts'
import { PageTitle } from '../../ui/Layout.tsx'

export const meta = () => [{ title: t.reviewsPageTitle }]

export default function ReviewsPage() {
  const id = useSession()?.user._id
  return (
    <>
      <PageTitle lead={t.reviewsLead}>{t.reviews}</PageTitle>
      {id && (
        <OwnReviews
          subject={{ id, side: 'seeker' }}
          name={t.reviewedSeeker}
          report={({ _id, authorName }) => (
            <ReportReview id={_id} author={authorName ?? t.companyFallback} isOwn={false} path={paths.reviews()} />
          )}
        />
      )}
    </>
  )
}
