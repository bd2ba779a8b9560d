import * as t from '@hearback/texts/web/reports.ts'
import { Flag } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSession } from '../../api/session.ts'
import { useAccountLink } from '../../routing/account-dialog.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { retryableLazy } from '../../ui/feedback/retryable-lazy.ts'
import { Opening } from '../../ui/overlays/Opening.tsx'
import { withoutReport } from './report-kinds.ts'

// Loaded lazily, because few readers report anything.
const ReportDialog = retryableLazy(async () => ({ default: (await import('./ReportDialog.tsx')).ReportDialog }))

interface ReportReviewProps {
  id: string
  /** Name of the author, as visible to the reader. */
  author: string
  isOwn: boolean
  /** Path of the page, to return to after sign-in. */
  path: string
}

/** Report button of a review. Visitors sign in first; the dialog opens afterwards. */
export function ReportReview({ id, author, isOwn, path }: ReportReviewProps) {
  const [query, setQuery] = useSearchParams()
  const isAsked = query.get('report') === id
  const first = useAccountLink(useSession()?.user, { title: t.reportReviewAction, next: `${path}?report=${id}` })
  const [pressed, setPressed] = useState(false)
  const close = () => {
    setPressed(false)
    if (isAsked) setQuery(withoutReport(query), { replace: true, preventScrollReset: true })
  }
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
      <Button {...look} onClick={() => setPressed(true)}>
        {t.report}
      </Button>
      {(pressed || isAsked) && (
        <Suspense fallback={<Opening />}>
          <ReportDialog kind="review" id={id} name={author} opened onClose={close} />
        </Suspense>
      )}
    </>
  )
}
