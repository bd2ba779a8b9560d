import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import c from './Moderation.module.css'
import { useReadAround } from './moderation.mutations.ts'

/** What two people wrote to each other, when the message alone does not tell. Each look is written down. */
export function MessagesAround({ id }: { id: string }) {
  const { data, error, isPending, mutate } = useReadAround(id)
  if (!data)
    return (
      <div className={c.more}>
        <Button busy={isPending} onClick={() => mutate()}>
          Read three messages before and after it
        </Button>
        <p className={c.meta}>That you read them is written to the audit trail.</p>
        {error && <Notice tone="wrong">{error.message}</Notice>}
      </div>
    )
  return (
    <ol className={c.around} aria-label="Messages around it">
      {data.map((message) => (
        <li key={message._id} data-reported={message.reported || undefined}>
          <p className={c.meta}>
            {message.byReported ? 'Who was reported' : 'The other person'}, <RelativeTime at={message.createdAt} />
            {message.reported && ', this is the reported one'}
          </p>
          {message.content || message.file}
        </li>
      ))}
    </ol>
  )
}
