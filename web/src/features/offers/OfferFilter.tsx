import { OfferStatus } from '@hearback/contract/hiring/offers.ts'
import * as t from '@hearback/texts/web/offers.ts'
import { StatusFilter } from '../../ui/navigation/StatusFilter.tsx'
import { type Reader, stateWord } from './offer-words.ts'

interface OfferFilterProps {
  counts: Record<string, number>
  chosen: OfferStatus | undefined
  reader: Reader
}

/** Links that filter offers by status. */
export const OfferFilter = ({ counts, chosen, reader }: OfferFilterProps) => (
  <StatusFilter
    label={t.listFilterLabel}
    statuses={OfferStatus.options}
    words={(status) => stateWord(status, reader)}
    counts={counts}
    chosen={chosen}
  />
)
