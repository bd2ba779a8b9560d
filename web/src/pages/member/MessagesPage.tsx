import type { Chat, ChatApplication, Participant } from '@hearback/contract/hiring/chat.ts'
import * as t from '@hearback/texts/web/pages.ts'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { useSession } from '../../api/session.ts'
import { Answering } from '../../features/answering/Answering.tsx'
import { ApplicantBrief } from '../../features/applicants/panel/ApplicantBrief.tsx'
import { ApplicationBrief } from '../../features/applications/ApplicationBrief.tsx'
import type { Draft } from '../../features/chat/composer/Composer.tsx'
import { ChatContext } from '../../features/chat/conversation/ChatContext.tsx'
import { Conversation } from '../../features/chat/conversation/Conversation.tsx'
import { Inbox } from '../../features/chat/inbox/Inbox.tsx'
import { NothingChosen } from '../../features/chat/inbox/NothingChosen.tsx'
import type { ReportTarget } from '../../features/chat/report-target.ts'
import { useVisibleHeight } from '../../features/chat/use-visible-height.ts'
import { offerFormOf } from '../../features/offers/form/OfferFormOf.tsx'
import { OfferButton } from '../../features/offers/OfferButton.tsx'
import { OffersBetween } from '../../features/offers/OffersBetween.tsx'
import { ReportDialog } from '../../features/reports/ReportDialog.tsx'
import { ChatTemplates } from '../../templates/ChatTemplates.tsx'
import { Region } from '../../ui/feedback/Region.tsx'
import { Sheet } from '../../ui/overlays/Dialog.tsx'
import type { Route } from './+types/MessagesPage'
import c from './MessagesPage.module.css'

export const meta = () => [{ title: t.messagesPageTitle }]
export const handle = { full: true }

/** Inbox, chat and context side by side; on phones one at a time. */
export default function MessagesPage({ params: { chatId } }: Route.ComponentProps) {
  const page = useVisibleHeight()
  return (
    <div ref={page} className={c.page} data-fill data-wide-content data-cover={chatId ? true : undefined}>
      {/* For phones, where the chat covers the inbox with the visible title. */}
      <h1 className={`sr ${c.covered}`}>{t.messages}</h1>
      <div className={c.inbox}>
        <Region>
          <Inbox selected={chatId} />
        </Region>
      </div>
      {chatId ? (
        <OneChat key={chatId} chatId={chatId} />
      ) : (
        <div className={c.nothing}>
          <Region>
            <NothingChosen />
          </Region>
        </div>
      )}
    </div>
  )
}

function OneChat({ chatId }: { chatId: string }) {
  const [asked, setAsked] = useState(false)
  const [target, setTarget] = useState<ReportTarget>()
  const isEmployer = useSession()?.user.userType === 'employer'
  const hasRoom = useMediaQuery('(min-width: 1200px)', true, { getInitialValueInEffect: false })
  const context = <Between chatId={chatId} />
  return (
    <>
      <div className={c.conversation}>
        <Region>
          <Conversation
            chatId={chatId}
            onReport={setTarget}
            onContext={() => setAsked(true)}
            {...(isEmployer && { tool: templates })}
          />
        </Region>
      </div>
      {hasRoom ? (
        <aside className={c.context} aria-label={t.messagesContextLabel}>
          <Region>{context}</Region>
        </aside>
      ) : (
        <Sheet opened={asked} onClose={() => setAsked(false)} title={t.messagesContextLabel}>
          {context}
        </Sheet>
      )}
      {target && <ReportDialog {...target} opened onClose={() => setTarget(undefined)} />}
    </>
  )
}

function Between({ chatId }: { chatId: string }) {
  const isEmployer = useSession()?.user.userType === 'employer'
  if (!isEmployer)
    return (
      <ChatContext
        chatId={chatId}
        application={(application, { name }, folded) => (
          <ApplicationBrief application={application} company={name} folded={folded} />
        )}
        offers={({ _id }) => <OffersBetween otherId={_id} reader="seeker" />}
      />
    )
  return (
    <Answering offer={offerFormOf}>
      {({ take }) => (
        <ChatContext
          chatId={chatId}
          application={(application, other, folded) => (
            <ApplicantBrief application={answerable(application, other)} folded={folded} onStep={take} />
          )}
          offers={({ _id, name }, isBlocked) => (
            <OffersBetween otherId={_id} reader="employer">
              {!isBlocked && <OfferButton size="sm" to={{ _id, name }} />}
            </OffersBetween>
          )}
        />
      )}
    </Answering>
  )
}

const templates = ({ participants, about }: Chat, { text, insert }: Draft) => {
  const seeker = participants.find(({ userType }) => userType === 'jobseeker')
  return seeker && <ChatTemplates name={seeker.name} jobTitle={about?.jobTitle} text={text} onInsert={insert} />
}

const answerable = (application: ChatApplication, { name }: Participant) => ({
  ...application,
  applicant: { displayName: name },
})
