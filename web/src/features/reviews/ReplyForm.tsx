import { type Review, replyAsEmployer } from '@hearback/contract/hiring/reviews.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/reviews.ts'
import { useContractForm } from '../../api/use-contract-form.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/feedback/Notice.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { TextArea } from '../../ui/fields/TextField.tsx'
import c from './Reviews.module.css'
import { useReviews } from './reviews.mutations.ts'

export function ReplyForm({ review, onClose }: { review: Review; onClose: () => void }) {
  const { reply } = useReviews()
  const { field, submit, busy, error } = useContractForm({
    schema: replyAsEmployer.body,
    initial: { comment: '' },
    send: ({ comment }) => reply(review.about, review._id, comment),
    done: () => {
      toast(t.replyDone)
      onClose()
    },
    failed: t.replyFailed,
  })
  return (
    <form onSubmit={submit} noValidate className={c.form}>
      <p className={c.lead}>{t.replyLead}</p>
      <TextArea
        label={t.yourReply}
        required
        counted={limits.longText}
        maxLength={limits.longText}
        minRows={4}
        {...field('comment')}
      />
      <FormError>{error?.message}</FormError>
      <div className={c.acts}>
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button type="submit" variant="primary" busy={busy}>
          {t.sendReply}
        </Button>
      </div>
    </form>
  )
}
