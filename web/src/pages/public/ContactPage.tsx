import type { Call } from '@hearback/contract/endpoint.ts'
import { slugOf } from '@hearback/contract/values/slug.ts'
import * as contactText from '@hearback/texts/web/contact.ts'
import * as t from '@hearback/texts/web/pages.ts'
import { Link } from 'react-router'
import { inBrowser, type LoadInput, onServer } from '../../api/load.ts'
import { loadClaimed } from '../../features/companies/companies.load.ts'
import { ContactForm } from '../../features/contact/ContactForm.tsx'
import { pageMeta } from '../../routing/page-meta.ts'
import { inLanguage } from '../../routing/page-url.ts'
import { paths } from '../../routing/paths.ts'
import { Page, PageTitle } from '../../ui/Layout.tsx'
import { Sentence } from '../../ui/text/Sentence.tsx'
import type { Route } from './+types/ContactPage'

const load = async (call: Call, { url }: LoadInput<object>) => ({
  company: await loadClaimed(call, url.searchParams.get('company')),
})

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    title: t.contact,
    description: t.contactDescription,
    path: paths.contact(),
    publicUrl: matches[0].loaderData?.publicUrl,
  })
}

/** Contact form; with `?company=` for those who speak for an imported company. */
export default function ContactPage({ loaderData: { company }, matches }: Route.ComponentProps) {
  if (!company)
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
  const { _id, businessName } = company
  const address = `${matches[0].loaderData?.publicUrl ?? ''}${inLanguage(paths.company(_id, slugOf(businessName)))}`
  return (
    <Page width="text">
      <PageTitle lead={t.claimLead}>
        <Sentence of={contactText.claimTitle} names={[businessName]} />
      </PageTitle>
      <ContactForm key={_id} prefilled={contactText.claimMessage(businessName, address)} />
    </Page>
  )
}
