import { VisitsView } from '../features/visits/VisitsView.tsx'
import { PageTitle } from '../ui/Layout.tsx'

export const meta = () => [{ title: 'Visits | Hearback' }]

export default function AdminVisitsPage() {
  return (
    <>
      <PageTitle lead="How many came, from where, to which pages, and how fast these were. Counts alone: nobody is in them.">
        Visits
      </PageTitle>
      <VisitsView />
    </>
  )
}
