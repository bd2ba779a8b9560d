import type { PaymentMode } from '@hearback/contract/subscriptions.ts'
import { Notice } from '../../ui/Notice.tsx'

/** Stands on every screen about money where none is ever charged. */
export const SimulatedNotice = ({ mode }: { mode: PaymentMode | undefined }) =>
  mode === 'simulated' ? (
    <Notice>Payments are simulated on this installation: no card is asked for, and nothing is ever charged.</Notice>
  ) : null
