import { TalentSearchView } from '../features/talents/TalentSearchView.tsx'
import { PageTitle } from '../ui/Layout.tsx'

export const meta = () => [{ title: 'Talent | Hearback' }]

export default function TalentSearchPage() {
  return (
    <>
      <PageTitle lead="People who want to be found, by what they can do and where they are. Places are rounded to about 2 km.">
        Talent
      </PageTitle>
      <TalentSearchView />
    </>
  )
}
