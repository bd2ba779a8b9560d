import * as t from '@hearback/texts/web/moderation.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import c from './Moderation.module.css'
import { useReadAround } from './moderation.mutations.ts'

/** Loads the messages around a reported one for context. Each access is recorded in the audit log. */
export function MessagesAround({ id }: { id: string }) {
  const { data, error, isPending, mutate } = useReadAround(id)
  if (!data)
    return (
      <div className={c.more}>
        <Button busy={isPending} onClick={() => mutate()}>
          {t.contextReadAction}
        </Button>
        <p className={c.meta}>{t.contextAuditHint}</p>
        {error && <Notice tone="wrong">{error.message}</Notice>}
      </div>
    )
  return (
    <ol className={c.around} aria-label={t.contextLabel}>
      {data.map((message) => (
        <li key={message._id} data-reported={message.reported || undefined}>
          <p className={c.meta}>
            {message.byReported ? t.contextReportedPerson : t.contextOtherPerson},{' '}
            <RelativeTime at={message.createdAt} />
            {message.reported && t.contextReportedMessage}
          </p>
          {message.content || message.file}
        </li>
      ))}
    </ol>
  )
}
