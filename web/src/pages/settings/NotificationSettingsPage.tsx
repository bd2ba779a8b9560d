import * as t from '@hearback/texts/web/pages.ts'
import { useSession } from '../../api/session.ts'
import { MailSettings } from '../../features/notifications/MailSettings.tsx'
import { ThisDevice } from '../../features/notifications/ThisDevice.tsx'
import { PageTitle, Section } from '../../ui/Layout.tsx'

export const meta = () => [{ title: t.notificationsPageTitle }]

export default function NotificationSettingsPage() {
  const side = useSession()?.user.userType === 'employer' ? 'employer' : 'jobseeker'
  return (
    <>
      <PageTitle lead={t.notificationSettingsLead}>{t.notifications}</PageTitle>
      <Section title={t.thisDeviceTitle}>
        <ThisDevice side={side} />
      </Section>
      <Section title={t.mailTitle}>
        <MailSettings side={side} />
        <p>{t.accountMailsNote}</p>
      </Section>
    </>
  )
}
