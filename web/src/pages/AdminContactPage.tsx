import { ContactInbox } from '../features/contact/ContactInbox.tsx'
import { PageTitle } from '../ui/Layout.tsx'

export const meta = () => [{ title: 'Messages | Hearback' }]

export default function AdminContactPage() {
  return (
    <>
      <PageTitle lead="What people wrote by the contact form.">Messages</PageTitle>
      <ContactInbox />
    </>
  )
}
