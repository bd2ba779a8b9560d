import * as t from '@hearback/texts/web/pages.ts'
import { ClaimQuestion } from '../../features/answer-claims/ClaimQuestion.tsx'
import { ApplicationView } from '../../features/applications/ApplicationView.tsx'
import { MessageButton } from '../../features/chat/MessageButton.tsx'
import { PushOffer } from '../../features/notifications/PushOffer.tsx'
import { NudgeQuestion } from '../../features/nudges/NudgeQuestion.tsx'
import { OfferOfApplication } from '../../features/offers/OfferOfApplication.tsx'
import { ReviewChance } from '../../features/reviews/ReviewChance.tsx'
import { Region } from '../../ui/feedback/Region.tsx'
import type { Route } from './+types/ApplicationPage'

export const meta = () => [{ title: t.applicationPageTitle }]

export default function ApplicationPage({ params }: Route.ComponentProps) {
  return (
    <ApplicationView
      key={params.id}
      id={params.id}
      contact={({ _id, businessName }) => (
        <>
          <MessageButton profileId={_id} name={businessName} />
          <ReviewChance personId={_id} by="jobseeker" />
        </>
      )}
      claim={(application) => (
        <>
          <ClaimQuestion application={application} />
          <NudgeQuestion application={application} />
        </>
      )}
      offer={({ _id, hr }) => (
        <Region>
          <OfferOfApplication applicationId={_id} otherId={hr} reader="seeker" />
        </Region>
      )}
      prompt={
        <Region as="silent">
          <PushOffer />
        </Region>
      }
    />
  )
}
