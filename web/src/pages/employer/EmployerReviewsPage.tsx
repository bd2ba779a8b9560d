import * as t from '@hearback/texts/web/pages.ts'
import { partyId, useSession } from '../../api/session.ts'
import { ReportReview } from '../../features/reports/ReportReview.tsx'
import { OwnReviews } from '../../features/reviews/OwnReviews.tsx'
import { paths } from '../../routing/paths.ts'
import { PageTitle } from '../../ui/Layout.tsx'

export const meta = () => [{ title: t.reviewsPageTitle }]

export default function EmployerReviewsPage() {
  const id = partyId(useSession()?.user)
  return (
    <>
      <PageTitle lead={t.employerReviewsLead}>{t.reviews}</PageTitle>
      {id && (
        <OwnReviews
          subject={{ id, side: 'employer' }}
          name={t.reviewedCompany}
          report={({ _id, authorName }) => (
            <ReportReview
              id={_id}
              author={authorName ?? t.reviewAuthorFallback}
              isOwn={false}
              path={paths.employerReviews()}
            />
          )}
        />
      )}
    </>
  )
}
