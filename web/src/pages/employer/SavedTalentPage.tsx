import * as t from '@hearback/texts/web/saved-talents.ts'
import { SavedTalentView } from '../../features/saved-talents/SavedTalentView.tsx'
import { savedSearchPath } from '../../features/talents/talent-search.ts'
import { PageTitle } from '../../ui/Layout.tsx'

export const meta = () => [{ title: t.savedTalent }]

export default function SavedTalentPage() {
  return (
    <>
      <PageTitle lead={t.savedTalentLead}>{t.savedTalent}</PageTitle>
      <SavedTalentView hrefOf={savedSearchPath} />
    </>
  )
}
