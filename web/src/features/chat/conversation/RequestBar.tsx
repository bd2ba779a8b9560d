import type { Chat, Message } from '@hearback/contract/hiring/chat.ts'
import * as t from '@hearback/texts/web/chat.ts'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/feedback/toast-store.ts'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx'
import { Sentence } from '../../../ui/text/Sentence.tsx'
import { type Decision, useDecide } from '../chat.mutations.ts'
import { otherOf } from '../chat.queries.ts'
import c from './Conversation.module.css'

const DONE: Record<Decision, (name: string) => string> = {
  accept: (name) => t.requestAccepted(name),
  decline: (name) => t.requestDeclined(name),
  block: (name) => t.blockDone(name),
}

interface RequestBarProps {
  chat: Chat
  onBlock: () => void
  onReport: ((message: Message) => void) | undefined
}

/** Asks to accept, decline or block a chat request, and explains each choice. After a warning, blocking comes first. */
export function RequestBar({ chat, onBlock, onReport }: RequestBarProps) {
  const { name } = otherOf(chat)
  const [asking, setAsking] = useState(false)
  const { mutate, mutateAsync, isPending, variables } = useDecide(chat._id)
  const { lastMessage } = chat
  const flagged = lastMessage && lastMessage.warnings.length > 0 ? lastMessage : undefined
  const decide = (decision: Decision) =>
    mutate(decision, {
      onSuccess: () => toast({ text: { of: DONE[decision], names: [name] } }),
      onError: (error) => toast(error.message),
    })
  const accept = (
    <Button
      size="sm"
      variant={flagged ? 'default' : 'primary'}
      busy={isPending && variables === 'accept'}
      onClick={() => decide('accept')}
    >
      {t.accept}
    </Button>
  )
  const block = (
    <Button size="sm" variant="danger" onClick={onBlock}>
      {t.block}
    </Button>
  )
  return (
    <section className={c.request} aria-label={t.request}>
      <div>
        <h3>
          <Sentence of={t.requestTitle} names={[name]} />
        </h3>
        <p>
          <Sentence of={t.requestExplanation} names={[name]} />
        </p>
      </div>
      <div className={c.requestActs}>
        {flagged && block}
        {flagged && onReport && (
          <Button size="sm" onClick={() => onReport(flagged)}>
            {t.warningReportAction}
          </Button>
        )}
        {!flagged && accept}
        <Button size="sm" busy={isPending && variables === 'decline'} onClick={() => setAsking(true)}>
          {t.decline}
        </Button>
        {flagged ? accept : block}
      </div>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={<Sentence of={t.requestDeclineTitle} names={[name]} />}
        confirm={t.decline}
        danger
        onConfirm={async () => {
          await mutateAsync('decline')
          toast({ text: { of: DONE.decline, names: [name] } })
        }}
      >
        <Sentence of={t.requestDeclineEffects} names={[name]} />
      </ConfirmDialog>
    </section>
  )
}
