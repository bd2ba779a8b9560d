import type { InputOf } from '@hearback/contract/endpoint.ts'
import { contactUs, handleContactMessage } from '@hearback/contract/trust/contact.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export const sendContactMessage = (body: InputOf<typeof contactUs>['body']) => call(contactUs, { body })

export function useHandleContact(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: InputOf<typeof handleContactMessage>['body']) =>
      call(handleContactMessage, { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['contact'] }),
  }).mutateAsync
}
