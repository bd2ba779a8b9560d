import * as t from '@hearback/texts/web/pages.ts'
import { ContactInbox } from '../../features/contact/ContactInbox.tsx'
import { PageTitle } from '../../ui/Layout.tsx'

export const meta = () => [{ title: t.messagesPageTitle }]

export default function AdminContactPage() {
  return (
    <>
      <PageTitle lead={t.adminContactLead}>{t.messages}</PageTitle>
      <ContactInbox />
    </>
  )
}
