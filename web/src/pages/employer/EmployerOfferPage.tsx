import * as t from '@hearback/texts/web/pages.ts'
import { MessageButton } from '../../features/chat/MessageButton.tsx'
import { CloseJob } from '../../features/jobs/own-jobs/CloseJob.tsx'
import { EmployerOfferView } from '../../features/offers/letter/EmployerOfferView.tsx'
import type { Route } from './+types/EmployerOfferPage'

export const meta = () => [{ title: t.employerOfferPageTitle }]

export default function EmployerOfferPage({ params: { id } }: Route.ComponentProps) {
  return (
    <EmployerOfferView
      key={id}
      id={id}
      closeJob={(job, button) => <CloseJob job={job}>{button}</CloseJob>}
      contact={({ _id, name }) => <MessageButton size="sm" profileId={_id} name={name} />}
    />
  )
}
