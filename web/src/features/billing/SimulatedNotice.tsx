import type { PaymentMode } from '@hearback/contract/accounts/subscriptions.ts'
import * as t from '@hearback/texts/web/billing.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'

/** Notice on all billing screens where payments are simulated. */
export const SimulatedNotice = ({ mode }: { mode: PaymentMode | undefined }) =>
  mode === 'simulated' ? <Notice>{t.simulationNotice}</Notice> : null
