import { TalentView } from '../features/talents/TalentView.tsx'
import type { Route } from './+types/TalentPage'

export const meta = () => [{ title: 'Talent | Hearback' }]

export default function TalentPage({ params: { id } }: Route.ComponentProps) {
  return <TalentView key={id} id={id} />
}
