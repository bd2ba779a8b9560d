import { getInterviewCalendar, pickSlot } from '@hearback/contract/hiring/answering.ts'
import { requestOtherTimes } from '@hearback/contract/hiring/interview-changes.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** Refetches after failures too, because a conflict means that the other side was faster. */
export function useRefresh() {
  const queries = useQueryClient()
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['applications'] }),
      queries.invalidateQueries({ queryKey: ['analytics'] }),
    ])
}

/** `slot` is one of the offered instants (ISO 8601). */
export const usePickSlot = (id: string) =>
  useMutation({
    mutationFn: (slot: string) => call(pickSlot, { params: { id }, body: { slot } }),
    onSettled: useRefresh(),
  })

export const useRequestOtherTimes = (id: string) =>
  useMutation({
    mutationFn: (message: string) => call(requestOtherTimes, { params: { id }, body: { message } }),
    onSettled: useRefresh(),
  })

/** Saves the chosen slot as a calendar file (.ics) on the device. */
export const useSaveCalendar = (id: string) =>
  useMutation({
    mutationFn: () => call(getInterviewCalendar, { params: { id } }),
    onSuccess: ({ fileName, ics }) => saveFile(fileName, new Blob([ics], { type: 'text/calendar' })),
  })

function saveFile(name: string, content: Blob) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // The browser reads the object URL after the click handler.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
