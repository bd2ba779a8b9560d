import * as t from '@hearback/texts/web/pages.ts'
import { NotificationList } from '../../features/notifications/NotificationList.tsx'
import { paths } from '../../routing/paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Page, PageTitle } from '../../ui/Layout.tsx'

export const meta = () => [{ title: t.notificationsPageTitle }]

export default function NotificationsPage() {
  return (
    <Page width="text">
      <PageTitle actions={<LinkButton to={paths.settings('notifications')}>{t.mailSettingsAction}</LinkButton>}>
        {t.notifications}
      </PageTitle>
      <NotificationList />
    </Page>
  )
}
