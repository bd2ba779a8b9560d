import { Inbox as InboxIcon } from 'lucide-react'
import { useSession } from '../../api/session.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import type { ChatFilter } from './chat.queries.ts'
import c from './Inbox.module.css'

const ICON = <InboxIcon size={26} aria-hidden />

/** An empty inbox says how chats begin; an empty filter that nothing waits. */
export function NoChats({ filter }: { filter: ChatFilter }) {
  const isEmployer = useSession()?.user.userType === 'employer'
  return (
    <div className={c.none}>
      {filter === 'unread' && (
        <EmptyState
          title="Nothing unread"
          icon={ICON}
          actions={<LinkButton to={paths.messages()}>All chats</LinkButton>}
        >
          You have read everything.
        </EmptyState>
      )}
      {filter === 'requests' && (
        <EmptyState title="No requests" icon={ICON} actions={<LinkButton to={paths.messages()}>All chats</LinkButton>}>
          When somebody new would like to write to you, they stand here until you decide.
        </EmptyState>
      )}
      {filter === 'all' &&
        (isEmployer ? (
          <EmptyState
            title="No chats yet"
            icon={ICON}
            actions={
              <>
                <LinkButton to={paths.employer()}>See applicants</LinkButton>
                <LinkButton to={paths.talentSearch()}>Look for talent</LinkButton>
              </>
            }
          >
            Open an applicant or a profile and press Message. Writing to your applicants is free.
          </EmptyState>
        ) : (
          <EmptyState
            title="No chats yet"
            icon={ICON}
            actions={
              <>
                <LinkButton to={paths.applications()}>Your applications</LinkButton>
                <LinkButton to={paths.companies()}>Companies</LinkButton>
              </>
            }
          >
            Open one of your applications, or a company, and press Message. Employers can write to you, too.
          </EmptyState>
        ))}
    </div>
  )
}
