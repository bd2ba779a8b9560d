import type { Seeker } from '@hearback/contract/people/seekers.ts'
import * as t from '@hearback/texts/web/pages.ts'
import { useSession } from '../../api/session.ts'
import { isContributor } from '../../domain/company-role.ts'
import { nameOf } from '../../domain/hiring-words.ts'
import { Answering } from '../../features/answering/Answering.tsx'
import { PersonView } from '../../features/applicants/person/PersonView.tsx'
import { MessageButton } from '../../features/chat/MessageButton.tsx'
import { offerFormOf } from '../../features/offers/form/OfferFormOf.tsx'
import type { Route } from './+types/ApplicantPersonPage'

export const meta = () => [{ title: t.applicantPageTitle }]

export default function ApplicantPersonPage({ params: { id } }: Route.ComponentProps) {
  const reads = isContributor(useSession()?.user)
  return (
    <Answering offer={offerFormOf}>
      {({ take }) => (
        <PersonView
          key={id}
          id={id}
          onStep={take}
          {...(!reads && {
            contact: (person: Seeker) => <MessageButton profileId={person._id} name={nameOf(person)} />,
          })}
        />
      )}
    </Answering>
  )
}
