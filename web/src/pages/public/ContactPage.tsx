import * as t from '@hearback/texts/web/pages.ts'
import { Link } from 'react-router'
import { ContactForm } from '../../features/contact/ContactForm.tsx'
import { pageMeta } from '../../routing/page-meta.ts'
import { paths } from '../../routing/paths.ts'
import { Page, PageTitle } from '../../ui/Layout.tsx'
import type { Route } from './+types/ContactPage'

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    title: t.contact,
    description: t.contactDescription,
    path: paths.contact(),
    publicUrl: matches[0].loaderData?.publicUrl,
  })
}

export default function ContactPage() {
  return (
    <Page width="text">
      <PageTitle
        lead={
          <>
            {t.contactLead} <Link to={paths.policy('community')}>{t.communityRules}</Link>
          </>
        }
      >
        {t.contact}
      </PageTitle>
      <ContactForm />
    </Page>
  )
}
