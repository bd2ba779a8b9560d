import * as t from '@hearback/texts/web/pages.ts'
import { TalentSearchView } from '../../features/talents/TalentSearchView.tsx'
import { PageTitle } from '../../ui/Layout.tsx'

export const meta = () => [{ title: t.talentPageTitle }]

export default function TalentSearchPage() {
  return (
    <>
      <PageTitle lead={t.talentSearchLead}>{t.talent}</PageTitle>
      <TalentSearchView />
    </>
  )
}
