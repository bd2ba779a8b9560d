import { Link } from 'react-router'
import { ContactForm } from '../features/contact/ContactForm.tsx'
import { pageMeta } from '../page-meta.ts'
import { paths } from '../paths.ts'
import { Page, PageTitle } from '../ui/Layout.tsx'
import type { Route } from './+types/ContactPage'

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    title: 'Contact',
    description: 'Write to the people behind Hearback. A person reads it and answers by e-mail.',
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
            A person reads it and answers by e-mail. If a job, a company, a profile or a message is not right, report it
            on its page: reports get a case number. <Link to={paths.policy('community')}>Community rules</Link>
          </>
        }
      >
        Contact
      </PageTitle>
      <ContactForm />
    </Page>
  )
}
