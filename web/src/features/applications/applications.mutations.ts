import { getInterviewCalendar, pickSlot } from '@hearback/contract/answering.ts'
import { updateApplicationStatus } from '@hearback/contract/applications.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** Also after a refusal: it means that the other side was quicker, and the page should say what is so now. */
function useRefresh() {
  const queries = useQueryClient()
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['applications'] }),
      queries.invalidateQueries({ queryKey: ['analytics'] }),
    ])
}

export const useWithdraw = (id: string) =>
  useMutation({
    mutationFn: () => call(updateApplicationStatus, { params: { id }, body: { newStatus: 'withdrawn' } }),
    onSettled: useRefresh(),
  })

/** `slot` is one of the instants offered (ISO 8601). */
export const usePickSlot = (id: string) =>
  useMutation({
    mutationFn: (slot: string) => call(pickSlot, { params: { id }, body: { slot } }),
    onSettled: useRefresh(),
  })

/** Saves the chosen time as a calendar file on the device. */
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
  // The browser reads the file after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
