import * as t from '@hearback/texts/web/reports.ts'
import { Flag } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useSession } from '../../api/session.ts'
import { useAccountLink } from '../../routing/account-dialog.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { retryableLazy } from '../../ui/feedback/retryable-lazy.ts'
import { Opening } from '../../ui/overlays/Opening.tsx'

// Loaded lazily, because few readers report anything.
const ReportDialog = retryableLazy(async () => ({ default: (await import('./ReportDialog.tsx')).ReportDialog }))

interface ReportReviewProps {
  id: string
  /** Name of the author, as visible to the reader. */
  author: string
  isOwn: boolean
  /** Path to return to after sign-in. */
  path: string
}

/** Report button of a review. A page shows many, so the dialog is not in the URL. */
export function ReportReview({ id, author, isOwn, path }: ReportReviewProps) {
  const first = useAccountLink(useSession()?.user, { title: t.reportReviewAction, next: path })
  const [opened, setOpened] = useState(false)
  if (isOwn) return null
  const look = { variant: 'quiet', size: 'sm', icon: <Flag size={15} aria-hidden /> } as const
  if (first)
    return (
      <LinkButton {...look} {...first} rel="nofollow">
        {t.report}
      </LinkButton>
    )
  return (
    <>
      <Button {...look} onClick={() => setOpened(true)}>
        {t.report}
      </Button>
      {opened && (
        <Suspense fallback={<Opening />}>
          <ReportDialog kind="review" id={id} name={author} opened onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  )
}
