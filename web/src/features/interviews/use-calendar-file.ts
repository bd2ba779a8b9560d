import { getInterviewCalendar } from '@hearback/contract/hiring/answering.ts'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { toast } from '../../ui/feedback/toast-store.ts'

/** Downloads the calendar file (.ics) of an interview. */
export function useCalendarFile(id: string) {
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      const { fileName, ics } = await call(getInterviewCalendar, { params: { id } })
      saveAs(fileName, new Blob([ics], { type: 'text/calendar' }))
    } catch (error) {
      toast((error as Error).message)
    } finally {
      setBusy(false)
    }
  }
  return { busy, download }
}

function saveAs(fileName: string, content: Blob) {
  const address = URL.createObjectURL(content)
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address))
}
