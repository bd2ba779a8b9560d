import { title as calendarTitle } from '@hearback/texts/web/calendars.ts'
import * as t from '@hearback/texts/web/pages.ts'
import { useSession } from '../../api/session.ts'
import { isContributor, isFormerMember } from '../../domain/company-role.ts'
import { CalendarAddress } from '../../features/notifications/calendar/CalendarAddress.tsx'
import { MailSettings } from '../../features/notifications/MailSettings.tsx'
import { ThisDevice } from '../../features/notifications/ThisDevice.tsx'
import { PageTitle, Section } from '../../ui/Layout.tsx'

export const meta = () => [{ title: t.notificationsPageTitle }]

export default function NotificationSettingsPage() {
  const user = useSession()?.user
  const side = user?.userType === 'employer' ? 'employer' : 'jobseeker'
  const hasInterviews = user?.userType !== 'admin' && !isContributor(user) && !isFormerMember(user)
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
      {hasInterviews && (
        <Section title={calendarTitle}>
          <CalendarAddress />
        </Section>
      )}
    </>
  )
}
