import type { Applicant } from '@hearback/contract/hiring/applications.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { applicationDetail } from './applicants.queries.ts'

interface Place {
  index: number
  /** As it was when it was opened. */
  application: Applicant
}
type Places = ReadonlyMap<string, Place>
const NONE: Places = new Map()

/**
 * Keeps applicants that were opened as new in their places until none is open, so that nothing moves under the pointer.
 * `list` identifies what is listed; another one has its own places.
 */
export function useOpenedPlaces(list: string, applications: readonly Applicant[], selected: string | undefined) {
  const client = useQueryClient()
  const [held, setHeld] = useState({ list, places: NONE })
  const places = held.list === list && selected ? held.places : NONE
  const index = applications.findIndex(({ _id }) => _id === selected)
  const opened = applications[index]
  if (opened?.status === 'applied' && !places.has(opened._id))
    setHeld({ list, places: new Map([...places, [opened._id, { index, application: opened }]]) })
  else if (held.places !== places) setHeld({ list, places })

  /** A list of new applicants loses who is opened; an answer ends its place. */
  const lost = [...places.values()].flatMap(({ index, application }) => {
    if (applications.some(({ _id }) => _id === application._id)) return []
    const latest = client.getQueryData(applicationDetail(application._id).queryKey)?.application
    return latest?.status === 'viewed' ? [{ index, application: { ...application, ...standingOf(latest) } }] : []
  })
  const shown = [...applications]
  for (const { index, application } of lost.toSorted((one, other) => one.index - other.index))
    shown.splice(index, 0, application)
  return { applications: shown, openedAsNew: places as ReadonlyMap<string, unknown> }
}

const standingOf = ({ status, nextSteps, viewedAt }: Pick<Applicant, 'status' | 'nextSteps' | 'viewedAt'>) => ({
  status,
  nextSteps,
  viewedAt,
})
