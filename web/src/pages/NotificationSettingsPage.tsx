import { useSession } from '../api/session.ts'
import { MailSettings } from '../features/notifications/MailSettings.tsx'
import { PageTitle, Section } from '../ui/Layout.tsx'

export const meta = () => [{ title: 'Notifications | Hearback' }]

export default function NotificationSettingsPage() {
  const side = useSession()?.user.userType === 'employer' ? 'employer' : 'jobseeker'
  return (
    <>
      <PageTitle lead="In the app you always see everything. Here you choose what also comes by mail.">
        Notifications
      </PageTitle>
      <Section title="By mail">
        <MailSettings side={side} />
        <p>Mails about your account itself, such as a changed password, always come: they protect you.</p>
      </Section>
    </>
  )
}
