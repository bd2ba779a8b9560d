import type { Seeker } from '@hearback/contract/people/seekers.ts'
import * as t from '@hearback/texts/web/saved-talents.ts'
import { nameOf } from '../../domain/hiring-words.ts'
import { InviteButton } from '../../features/job-invitations/InviteButton.tsx'
import { AddToList } from '../../features/saved-talents/AddToList.tsx'
import { TalentListView } from '../../features/saved-talents/TalentListView.tsx'
import { TalentCard } from '../../features/talents/TalentCard.tsx'
import type { Route } from './+types/TalentListPage'
import c from './TalentPage.module.css'

export const meta = () => [{ title: t.list }]

export default function TalentListPage({ params: { id } }: Route.ComponentProps) {
  return (
    <TalentListView
      key={id}
      id={id}
      card={(seeker, mark) => (
        <TalentCard
          key={seeker._id}
          seeker={seeker}
          wanted={[]}
          acts={
            <>
              {mark}
              <Acts seeker={seeker} />
            </>
          }
        />
      )}
    />
  )
}

/** Buttons of a person in the list. */
const Acts = ({ seeker: { _id, ring, ...seeker } }: { seeker: Seeker }) => (
  <div className={c.acts}>
    <InviteButton to={{ _id, name: nameOf(seeker) }} isKnown={ring > 1} size="sm" />
    <AddToList person={_id} name={nameOf(seeker)} size="sm" />
  </div>
)
