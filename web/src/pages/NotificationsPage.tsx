import { NotificationList } from '../features/notifications/NotificationList.tsx'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Page, PageTitle } from '../ui/Layout.tsx'

export const meta = () => [{ title: 'Notifications | Hearback' }]

export default function NotificationsPage() {
  return (
    <Page width="text">
      <PageTitle actions={<LinkButton to={paths.settings('notifications')}>Which mails I get</LinkButton>}>
        Notifications
      </PageTitle>
      <NotificationList />
    </Page>
  )
}
