import * as t from '@hearback/texts/web/reports.ts'
import { Flag } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useSession } from '../../api/session.ts'
import { authRedirect } from '../../routing/auth-redirect.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { retryableLazy } from '../../ui/feedback/retryable-lazy.ts'
import { Opening } from '../../ui/overlays/Opening.tsx'

// Hardly anybody who reads a page reports something: the dialog loads when the first one opens.
const ReportDialog = retryableLazy(async () => ({ default: (await import('./ReportDialog.tsx')).ReportDialog }))

interface ReportReviewProps {
  id: string
  /** Who wrote it, as the reader may call them. */
  author: string
  isOwn: boolean
  /** Where one comes back to after signing in. */
  path: string
}

/** Beside each review; a page has many, so that the dialog is not in the address. */
export function ReportReview({ id, author, isOwn, path }: ReportReviewProps) {
  const first = authRedirect(useSession()?.user, path)
  const [opened, setOpened] = useState(false)
  if (isOwn) return null
  const look = { variant: 'quiet', size: 'sm', icon: <Flag size={15} aria-hidden /> } as const
  if (first)
    return (
      <LinkButton {...look} to={first} rel="nofollow">
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
