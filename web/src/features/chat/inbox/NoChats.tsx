import * as t from '@hearback/texts/web/chat.ts'
import { Inbox as InboxIcon } from 'lucide-react'
import { useSession } from '../../../api/session.ts'
import { paths } from '../../../routing/paths.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import type { ChatFilter } from '../chat.queries.ts'
import c from './Inbox.module.css'

const ICON = <InboxIcon size={26} aria-hidden />

/** Empty state of the inbox, or of a filter without results. */
export function NoChats({ filter }: { filter: ChatFilter }) {
  const isEmployer = useSession()?.user.userType === 'employer'
  return (
    <div className={c.none}>
      {filter === 'unread' && (
        <EmptyState
          title={t.inboxUnreadEmptyTitle}
          icon={ICON}
          actions={<LinkButton to={paths.messages()}>{t.inboxAllAction}</LinkButton>}
        >
          {t.inboxUnreadEmptyHint}
        </EmptyState>
      )}
      {filter === 'requests' && (
        <EmptyState
          title={t.inboxRequestsEmptyTitle}
          icon={ICON}
          actions={<LinkButton to={paths.messages()}>{t.inboxAllAction}</LinkButton>}
        >
          {t.inboxRequestsEmptyHint}
        </EmptyState>
      )}
      {filter === 'all' &&
        (isEmployer ? (
          <EmptyState
            title={t.inboxEmptyTitle}
            icon={ICON}
            actions={
              <>
                <LinkButton to={paths.employer()}>{t.inboxEmptyApplicantsAction}</LinkButton>
                <LinkButton to={paths.talentSearch()}>{t.inboxEmptyTalentAction}</LinkButton>
              </>
            }
          >
            {t.inboxEmptyEmployerHint}
          </EmptyState>
        ) : (
          <EmptyState
            title={t.inboxEmptyTitle}
            icon={ICON}
            actions={
              <>
                <LinkButton to={paths.applications()}>{t.inboxEmptyApplicationsAction}</LinkButton>
                <LinkButton to={paths.companies()}>{t.companies}</LinkButton>
              </>
            }
          >
            {t.inboxEmptySeekerHint}
          </EmptyState>
        ))}
    </div>
  )
}
