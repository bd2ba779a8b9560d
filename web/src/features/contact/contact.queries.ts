import { type ContactState, listContactMessages } from '@hearback/contract/trust/contact.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export const contactMessages = (page: number, state: ContactState | undefined) =>
  queryOptions({
    queryKey: ['contact', page, state],
    queryFn: ({ signal }) => call(listContactMessages, { query: { page, ...(state && { state }) } }, { signal }),
    placeholderData: keepPreviousData,
  })
