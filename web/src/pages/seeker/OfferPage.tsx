import * as t from '@hearback/texts/web/pages.ts'
import { MessageButton } from '../../features/chat/MessageButton.tsx'
import { OfferView } from '../../features/offers/letter/OfferView.tsx'
import type { Route } from './+types/OfferPage'

export const meta = () => [{ title: t.offerPageTitle }]

export default function OfferPage({ params: { id } }: Route.ComponentProps) {
  return (
    <OfferView
      key={id}
      id={id}
      contact={({ _id, businessName }) => <MessageButton size="sm" profileId={_id} name={businessName} />}
    />
  )
}
