import * as t from '@hearback/texts/web/offers.ts'
import { FailedNotice } from '../../ui/feedback/Notice.tsx'

interface OffersFailedProps {
  error: Error
  onRetry: () => unknown
  busy: boolean
}

/** The list failed to load; shows the error verbatim (product.md 4). */
export const OffersFailed = ({ error, onRetry, busy }: OffersFailedProps) => (
  <FailedNotice onRetry={onRetry} busy={busy}>
    {t.waitingFailed(error.message)}
  </FailedNotice>
)
