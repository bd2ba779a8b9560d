import type { Seeker } from '@hearback/contract/people/seekers.ts'
import * as t from '@hearback/texts/web/pages.ts'
import { nameOf } from '../../domain/hiring-words.ts'
import { InviteButton } from '../../features/job-invitations/InviteButton.tsx'
import { AddToList } from '../../features/saved-talents/AddToList.tsx'
import { InvitedMark } from '../../features/saved-talents/InvitedMark.tsx'
import { SavedSearchLinks } from '../../features/saved-talents/SavedSearchLinks.tsx'
import { SaveTalentSearch } from '../../features/saved-talents/SaveTalentSearch.tsx'
import { TalentSearchView } from '../../features/talents/TalentSearchView.tsx'
import { requestOf, savedSearchPath, suggestedName, type TalentSearch } from '../../features/talents/talent-search.ts'
import { PageTitle } from '../../ui/Layout.tsx'
import c from './TalentPage.module.css'

export const meta = () => [{ title: t.talentPageTitle }]

export default function TalentSearchPage() {
  return (
    <>
      <PageTitle lead={t.talentSearchLead}>{t.talent}</PageTitle>
      <TalentSearchView
        acts={(seeker, invitation) => (
          <>
            {invitation && <InvitedMark invitation={invitation} />}
            <Acts seeker={seeker} />
          </>
        )}
        saved={(search) => <Saved search={search} />}
      />
    </>
  )
}

function Saved({ search }: { search: TalentSearch }) {
  const { page: _, ...filters } = requestOf(search)
  return (
    <SavedSearchLinks hrefOf={savedSearchPath}>
      <SaveTalentSearch filters={filters} name={suggestedName(search)} />
    </SavedSearchLinks>
  )
}

/** Buttons of a person in the list. */
const Acts = ({ seeker: { _id, ring, ...seeker } }: { seeker: Seeker }) => (
  <div className={c.acts}>
    <InviteButton to={{ _id, name: nameOf(seeker) }} isKnown={ring > 1} size="sm" />
    <AddToList person={_id} name={nameOf(seeker)} size="sm" />
  </div>
)
