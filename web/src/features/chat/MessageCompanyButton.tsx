import * as t from '@hearback/texts/web/chat.ts'
import { useQueryClient } from '@tanstack/react-query'
import { knowsCompany } from './chat.queries.ts'
import { MessageButton } from './MessageButton.tsx'

/** Lets seekers write to a company; explains requests only to those who neither applied nor wrote before. */
export function MessageCompanyButton({ id, name }: { id: string; name: string }) {
  const client = useQueryClient()
  return (
    <MessageButton
      profileId={id}
      name={name}
      beforehand={t.requestRules(name)}
      isFree={() => client.fetchQuery(knowsCompany(id))}
    />
  )
}
