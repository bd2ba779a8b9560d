import { type ContactMessage, ContactState } from '@hearback/contract/trust/contact.ts'
import * as t from '@hearback/texts/web/contact.ts'
import { useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { pageNumber } from '../../routing/page-number.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { QueryFallback } from '../../ui/feedback/QueryFallback.tsx'
import { Pill } from '../../ui/figures/Pill.tsx'
import { Pager } from '../../ui/navigation/Pager.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { LinkedLine } from '../../ui/text/LinkedText.tsx'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import { Sentence } from '../../ui/text/Sentence.tsx'
import { UserText } from '../../ui/text/UserText.tsx'
import { Verbatim } from '../../ui/text/Verbatim.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import c from './Contact.module.css'
import { contactMessages } from './contact.queries.ts'

const STATES = { new: t.newLabel, answered: t.answered, closed: t.closed } as const

/** Messages of the contact form; new ones by default. */
export function ContactInbox() {
  const [query] = useSearchParams()
  const asked = query.get('state') ?? 'new'
  const state = ContactState.options.find((known) => known === asked)
  const page = pageNumber(query)
  const list = useQuery(contactMessages(page, state))
  const { data } = list
  return (
    <>
      <nav aria-label={t.states} className={c.filters}>
        {[...ContactState.options, 'all' as const].map((one) => (
          <LinkButton
            key={one}
            to={{ search: `?state=${one}` }}
            size="sm"
            round
            aria-current={one === (state ?? 'all') ? 'page' : undefined}
          >
            {one === 'all' ? t.all : STATES[one]}
          </LinkButton>
        ))}
      </nav>
      {!data ? (
        <QueryFallback query={list} rows={3} loading={t.inboxLoading} failed={t.inboxFailed} />
      ) : data.messages.length === 0 ? (
        <EmptyState title={t.inboxEmptyTitle} icon={<Mail size={28} aria-hidden />}>
          {t.inboxEmptyHint}
        </EmptyState>
      ) : (
        <>
          <ul className={c.rows}>
            {data.messages.map((message) => (
              <MessageRow key={message._id} message={message} />
            ))}
          </ul>
          <Pager page={page} totalPages={data.totalPages} />
        </>
      )}
    </>
  )
}

function MessageRow({ message }: { message: ContactMessage }) {
  const [opened, setOpened] = useState(false)
  const { name, email, user, state, answer, handledBy, createdAt } = message
  const close = () => setOpened(false)
  return (
    <li className={c.row}>
      <div>
        <h2 translate="no">{name}</h2>
        <p className={c.meta}>
          <Verbatim>{email}</Verbatim>, {user ? t.signedInNote : t.visitor}, <RelativeTime at={createdAt} />
        </p>
        <UserText className={c.words}>
          <LinkedLine text={message.message} />
        </UserText>
        {answer && (
          <blockquote className={c.answer}>
            <UserText className={c.words}>{answer}</UserText>
          </blockquote>
        )}
        {handledBy && (
          <p className={c.meta}>
            <Sentence of={state === 'closed' ? t.closedBy : t.answeredBy} names={[handledBy]} />
          </p>
        )}
      </div>
      <div className={c.side}>
        <Pill tone={state === 'new' ? 'plain' : 'quiet'}>{STATES[state]}</Pill>
        {state === 'new' && (
          <Button size="sm" onClick={() => setOpened(true)}>
            {t.answerButton}{' '}
            <span className="sr" translate="no">
              {name}
            </span>
          </Button>
        )}
      </div>
      <Dialog opened={opened} onClose={close} title={<Sentence of={t.answerTitle} names={[name]} />} size={560}>
        {opened && <AnswerForm message={message} onClose={close} />}
      </Dialog>
    </li>
  )
}
