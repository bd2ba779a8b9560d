import type { Seeker } from '@hearback/contract/people/seekers.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import * as t from '@hearback/texts/web/pages.ts'
import * as talents from '@hearback/texts/web/talents.ts'
import { useQuery } from '@tanstack/react-query'
import { partyId, useSession } from '../../api/session.ts'
import { nameOf } from '../../domain/hiring-words.ts'
import { myUsage } from '../../domain/usage.ts'
import { MessageButton } from '../../features/chat/MessageButton.tsx'
import { InviteButton } from '../../features/job-invitations/InviteButton.tsx'
import { OfferButton } from '../../features/offers/OfferButton.tsx'
import { ReportButton } from '../../features/reports/ReportButton.tsx'
import { ReportReview } from '../../features/reports/ReportReview.tsx'
import { ReviewChance } from '../../features/reviews/ReviewChance.tsx'
import { ReviewList } from '../../features/reviews/ReviewList.tsx'
import { AddToList } from '../../features/saved-talents/AddToList.tsx'
import { TalentView } from '../../features/talents/TalentView.tsx'
import { paths } from '../../routing/paths.ts'
import { Section } from '../../ui/Layout.tsx'
import { PrintButton } from '../../ui/PrintButton.tsx'
import type { Route } from './+types/TalentPage'
import c from './TalentPage.module.css'

export const meta = () => [{ title: t.talentPageTitle }]

export default function TalentPage({ params: { id } }: Route.ComponentProps) {
  return (
    <TalentView
      key={id}
      id={id}
      contact={(profile) => <Contact profile={profile} />}
      report={(profile) => (
        <>
          <Reviews profile={profile} />
          <ReportButton kind="seeker" id={id} name={nameOf(profile)} ownerId={id} path={paths.talent(id)} />
        </>
      )}
    />
  )
}

function Reviews({ profile }: { profile: Seeker }) {
  const { _id: id } = profile
  const reader = partyId(useSession()?.user)
  return (
    <Section title={t.reviews} note={talents.reviewsNote} actions={<ReviewChance personId={id} by="employer" />}>
      <ReviewList
        subject={{ id, side: 'seeker' }}
        name={nameOf(profile)}
        empty={<p>{talents.reviewsEmpty}</p>}
        actions={(review) => (
          <ReportReview
            id={review._id}
            author={review.authorName ?? t.companyFallback}
            isOwn={review.hr === reader}
            path={paths.talent(id)}
          />
        )}
      />
    </Section>
  )
}

/** From visibility level 2 on, a relation exists and starting a chat is free. */
function Contact({ profile }: { profile: Seeker }) {
  const name = nameOf(profile)
  const { data: usage } = useQuery({ ...myUsage, enabled: profile.ring < 2, refetchOnMount: 'always' })
  const credits = usage?.meters.find(({ meter }) => meter === 'outreach')
  const left =
    credits &&
    talents.creditsLeft(credits.left.toLocaleString(locale.numbers), credits.limit.toLocaleString(locale.numbers))
  const cost = [talents.chatMeaning(name), left].filter(Boolean).join(' ')
  return (
    <div className={c.acts}>
      <MessageButton profileId={profile._id} name={name} beforehand={profile.ring < 2 ? cost : undefined} />
      <InviteButton to={{ _id: profile._id, name }} isKnown={profile.ring > 1} />
      <AddToList person={profile._id} name={name} />
      <OfferButton to={{ _id: profile._id, name }} />
      <PrintButton />
    </div>
  )
}
