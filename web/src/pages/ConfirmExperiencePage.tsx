import { useSearchParams } from 'react-router'
import { ExperienceClaim } from '../features/seekers/ExperienceClaim.tsx'
import { Page, PageTitle } from '../ui/Layout.tsx'

export const meta = () => [{ title: 'Confirm an experience | Hearback' }, { name: 'robots', content: 'noindex' }]

export default function ConfirmExperiencePage() {
  const [query] = useSearchParams()
  return (
    <Page width="text">
      <PageTitle>Confirm an experience</PageTitle>
      <ExperienceClaim code={query.get('code') ?? ''} />
    </Page>
  )
}
