import type { Call } from '@hearback/contract/endpoint.ts'
import type { Employer } from '@hearback/contract/people/employers.ts'
import { slugOf } from '@hearback/contract/values/slug.ts'
import * as words from '@hearback/texts/web/companies.ts'
import * as t from '@hearback/texts/web/pages.ts'
import { Suspense } from 'react'
import { inBrowser, type LoadInput, onServer } from '../../api/load.ts'
import { partyId, useMember, useSession } from '../../api/session.ts'
import { isOwner } from '../../domain/company-role.ts'
import { breadcrumbs, structuredData } from '../../domain/structured-data.ts'
import { CompanyView } from '../../features/companies/CompanyView.tsx'
import { loadCompany } from '../../features/companies/companies.load.ts'
import { companyData } from '../../features/companies/company-data.ts'
import { CompanyPhotos } from '../../features/companies/photos/CompanyPhotos.tsx'
import { loadPhotos } from '../../features/companies/photos/company-photos.load.ts'
import { OpenJobs } from '../../features/jobs/OpenJobs.tsx'
import { loadOpenJobs } from '../../features/jobs/own-jobs/employer-jobs.load.ts'
import { ReportButton } from '../../features/reports/ReportButton.tsx'
import { ReportReview } from '../../features/reports/ReportReview.tsx'
import { ReplyButton } from '../../features/reviews/ReplyButton.tsx'
import { ReviewChance } from '../../features/reviews/ReviewChance.tsx'
import { ReviewList } from '../../features/reviews/ReviewList.tsx'
import { loadReviews } from '../../features/reviews/reviews.load.ts'
import { pageMeta, shareCards } from '../../routing/page-meta.ts'
import { paths } from '../../routing/paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Region } from '../../ui/feedback/Region.tsx'
import { retryableLazy } from '../../ui/feedback/retryable-lazy.ts'
import { Page } from '../../ui/Layout.tsx'
import { useOnDevice } from '../../ui/now.ts'
import type { Route } from './+types/CompanyPage'

// Loaded after the page. The link in its place is not translated, because a translator would change it before it is hydrated.
const FollowButton = retryableLazy(async () => ({
  default: (await import('../../features/follows/FollowButton.tsx')).FollowButton,
}))

// Loaded lazily, for seekers only.
const MessageCompanyButton = retryableLazy(async () => ({
  default: (await import('../../features/chat/MessageCompanyButton.tsx')).MessageCompanyButton,
}))

async function load(call: Call, input: LoadInput<Route.LoaderArgs['params']>) {
  const [company, photos, jobs, reviews] = await Promise.all([
    loadCompany(call, input),
    loadPhotos(call, input),
    loadOpenJobs(call, input),
    loadReviews(call, input),
  ])
  return { company, photos, jobs, reviews }
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export function meta({ matches, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return []
  const { _id, businessName, businessDescription, responseStats } = loaderData.company
  const share = responseStats.answeredShare
  const answers = share === null ? '' : `${t.companyDescriptionAnswers(Math.round(share * 100))} `
  const about = businessDescription ?? t.companyDescriptionFallback
  const publicUrl = matches[0].loaderData?.publicUrl ?? ''
  const path = paths.company(_id, slugOf(businessName))
  const metas = pageMeta({
    title: t.companyPageTitle(businessName),
    description: `${answers}${about}`,
    path,
    publicUrl,
    picture: shareCards.company(_id),
  })
  const steps = [
    { name: t.companies, path: paths.companies() },
    { name: businessName, path },
  ]
  const data = [breadcrumbs(publicUrl, steps), ...companyData(loaderData.company, publicUrl)]
  return [...metas, ...data.map(structuredData)]
}

export default function CompanyPage({ loaderData: { company, photos, jobs, reviews } }: Route.ComponentProps) {
  const { _id, businessName } = company
  const path = paths.company(_id, slugOf(businessName))
  return (
    <Page>
      <CompanyView
        company={company}
        photos={<CompanyPhotos photos={photos} businessName={businessName} />}
        jobs={
          <Region>
            <OpenJobs employerId={_id} loaded={jobs} />
          </Region>
        }
        reviews={
          <Region>
            <Reviews company={company} loaded={reviews} path={path} />
          </Region>
        }
        review={
          <Region>
            <ReviewChance personId={_id} by="jobseeker" />
          </Region>
        }
        report={<ReportButton kind="company" id={_id} name={businessName} ownerId={_id} path={path} />}
        contact={
          <Region>
            <Contact company={company} path={path} />
          </Region>
        }
      />
    </Page>
  )
}

interface ReviewsProps {
  company: Employer
  loaded: Awaited<ReturnType<typeof loadReviews>>
  path: string
}

/** Reviews of the company. The company may reply, and authors see their own. */
function Reviews({ company: { _id, businessName }, loaded, path }: ReviewsProps) {
  const reader = partyId(useSession()?.user)
  return (
    <ReviewList
      subject={{ id: _id, side: 'employer' }}
      name={businessName}
      loaded={loaded}
      empty={<p>{t.companyReviewsEmpty(businessName)}</p>}
      actions={(review) => (
        <>
          {reader === _id && <ReplyButton review={review} />}
          <ReportReview
            id={review._id}
            author={review.authorName ?? t.reviewAuthorFallback}
            isOwn={reader !== undefined && review.jobSeeker === reader}
            path={path}
          />
        </>
      )}
    />
  )
}

/** Lets seekers follow the company and write to it, and its own account edit it. Imported companies have no one here to read it. */
function Contact({ company: { _id, businessName, imported }, path }: { company: Employer; path: string }) {
  const member = useMember()
  const isOnDevice = useOnDevice()
  if (isOwner(member) && partyId(member) === _id)
    return <LinkButton to={paths.ownCompany()}>{t.companyEditAction}</LinkButton>
  const first = (
    <LinkButton to={paths.login({ next: path })} rel="nofollow" translate="no" data-first>
      {words.followAction}
    </LinkButton>
  )
  return (
    <>
      <Suspense fallback={first}>{isOnDevice ? <FollowButton company={{ _id, businessName }} /> : first}</Suspense>
      {!imported && member?.userType === 'jobseeker' && (
        <Suspense>
          <MessageCompanyButton id={_id} name={businessName} />
        </Suspense>
      )}
    </>
  )
}
