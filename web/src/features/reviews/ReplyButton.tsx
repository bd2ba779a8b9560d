import { limits } from '@hearback/contract/limits.ts'
import { type Review, replyAsEmployer } from '@hearback/contract/reviews.ts'
import { Reply } from 'lucide-react'
import { useState } from 'react'
import { useContractForm } from '../../api/use-contract-form.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormError } from '../../ui/Notice.tsx'
import { TextArea } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast-store.ts'
import c from './Reviews.module.css'
import { useReviews } from './reviews.mutations.ts'

/** The one reply to a review about oneself. */
export function ReplyButton({ review }: { review: Review }) {
  const [opened, setOpened] = useState(false)
  if (review.reply) return null
  const close = () => setOpened(false)
  return (
    <>
      <Button size="sm" icon={<Reply size={15} aria-hidden />} onClick={() => setOpened(true)}>
        Reply
      </Button>
      <Dialog opened={opened} onClose={close} title="Reply to this review" size={520}>
        <ReplyForm review={review} onClose={close} />
      </Dialog>
    </>
  )
}

function ReplyForm({ review, onClose }: { review: Review; onClose: () => void }) {
  const { reply } = useReviews()
  const { field, submit, busy, error } = useContractForm({
    schema: replyAsEmployer.body,
    initial: { comment: '' },
    send: ({ comment }) => reply(review.about, review._id, comment),
    done: () => {
      toast('Your reply stands below the review.')
      onClose()
    },
    failed: 'Your reply could not be sent.',
  })
  return (
    <form onSubmit={submit} noValidate className={c.form}>
      <p className={c.lead}>You can reply once. Everybody who reads the review reads your reply.</p>
      <TextArea
        label="Your reply"
        required
        counted={limits.longText}
        maxLength={limits.longText}
        minRows={4}
        {...field('comment')}
      />
      <FormError>{error?.message}</FormError>
      <div className={c.acts}>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" busy={busy}>
          Send reply
        </Button>
      </div>
    </form>
  )
}
