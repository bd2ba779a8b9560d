import type { ReportKind } from '@hearback/contract/trust/reports.ts'
import { Flag } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { partyId, useSession } from '../../api/session.ts'
import { useAccountLink } from '../../routing/account-dialog.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { retryableLazy } from '../../ui/feedback/retryable-lazy.ts'
import { Opening } from '../../ui/overlays/Opening.tsx'
import c from './Reports.module.css'
import { REPORT_THIS, withoutReport } from './report-kinds.ts'

// Loaded lazily, because few readers report anything.
const ReportDialog = retryableLazy(async () => ({ default: (await import('./ReportDialog.tsx')).ReportDialog }))

interface ReportButtonProps {
  kind: ReportKind
  id: string
  name: string
  /** Owner of the target, who cannot report it. */
  ownerId: string
  /** Path of the target's page, to return to after sign-in. */
  path: string
}

/** Button below the target of a report. Visitors sign in first; the dialog opens afterwards. */
export function ReportButton({ kind, id, name, ownerId, path }: ReportButtonProps) {
  const user = useSession()?.user
  const [query, setQuery] = useSearchParams()
  const [pressed, setPressed] = useState(false)
  const isAsked = query.get('report') === '1'
  const label = REPORT_THIS[kind]
  const first = useAccountLink(user, { title: label, next: `${path}?report=1` })
  if (user && partyId(user) === ownerId) return null
  const look = { variant: 'quiet', size: 'sm', icon: <Flag size={15} aria-hidden />, className: c.open } as const
  if (first)
    return (
      <LinkButton {...look} {...first} rel="nofollow">
        {label}
      </LinkButton>
    )
  const close = () => {
    setPressed(false)
    if (isAsked) setQuery(withoutReport(query), { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <Button {...look} onClick={() => setPressed(true)}>
        {label}
      </Button>
      {(pressed || isAsked) && (
        <Suspense fallback={<Opening />}>
          <ReportDialog kind={kind} id={id} name={name} opened onClose={close} />
        </Suspense>
      )}
    </>
  )
}
