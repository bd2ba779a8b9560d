import type { Review } from '@hearback/contract/hiring/reviews.ts'
import * as t from '@hearback/texts/web/reviews.ts'
import { Reply } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { retryableLazy } from '../../ui/feedback/retryable-lazy.ts'
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'

// Loaded lazily, because only the owner of a page replies.
const ReplyForm = retryableLazy(async () => ({ default: (await import('./ReplyForm.tsx')).ReplyForm }))

/** Button for the single reply to a review. */
export function ReplyButton({ review }: { review: Review }) {
  const [opened, setOpened] = useState(false)
  if (review.reply) return null
  const close = () => setOpened(false)
  return (
    <>
      <Button size="sm" icon={<Reply size={15} aria-hidden />} onClick={() => setOpened(true)}>
        {t.reply}
      </Button>
      <Dialog opened={opened} onClose={close} title={t.replyTitle} size={520}>
        <Suspense fallback={<SkeletonRows rows={2} label={t.replyLoading} />}>
          <ReplyForm review={review} onClose={close} />
        </Suspense>
      </Dialog>
    </>
  )
}
