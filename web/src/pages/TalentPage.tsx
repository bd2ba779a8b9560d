import { ReportButton } from '../features/reports/ReportButton.tsx'
import { TalentView } from '../features/talents/TalentView.tsx'
import { nameOf } from '../hiring-words.ts'
import { paths } from '../paths.ts'
import type { Route } from './+types/TalentPage'

export const meta = () => [{ title: 'Talent | Hearback' }]

export default function TalentPage({ params: { id } }: Route.ComponentProps) {
  return (
    <TalentView
      key={id}
      id={id}
      report={(profile) => (
        <ReportButton kind="seeker" id={id} name={nameOf(profile)} ownerId={id} path={paths.talent(id)} />
      )}
    />
  )
}
