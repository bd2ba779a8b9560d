import * as t from '@hearback/texts/web/pages.ts'
import { useSearchParams } from 'react-router'
import { ExperienceClaim } from '../../features/seekers/experience/ExperienceClaim.tsx'
import { Page, PageTitle } from '../../ui/Layout.tsx'

export const meta = () => [{ title: t.confirmExperiencePageTitle }, { name: 'robots', content: 'noindex' }]

export default function ConfirmExperiencePage() {
  const [query] = useSearchParams()
  return (
    <Page width="text">
      <PageTitle>{t.confirmExperienceHeading}</PageTitle>
      <ExperienceClaim code={query.get('code') ?? ''} />
    </Page>
  )
}
