import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { Applicant, getApplication } from '@hearback/contract/hiring/applications.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

interface Place<A> {
  index: number
  /** As it was when it was opened. */
  application: A
}

interface OpenedList<A> {
  /** Identifies what is listed; another list has its own places. */
  list: string
  applications: readonly A[]
  /** Id of the open applicant. */
  selected: string | undefined
  /** Keeps the places after the applicant is closed too, until another list is shown. */
  keepsClosed?: boolean
}

/** Keeps applicants that were opened as new in their places until none is open, so that nothing moves under the pointer. */
export function useOpenedPlaces<A extends Applicant>({ list, applications, selected, keepsClosed }: OpenedList<A>) {
  const client = useQueryClient()
  const [none] = useState<ReadonlyMap<string, Place<A>>>(() => new Map())
  const [held, setHeld] = useState({ list, places: none })
  const places = held.list === list && (selected || keepsClosed) ? held.places : none
  const index = applications.findIndex(({ _id }) => _id === selected)
  const opened = applications[index]
  if (opened?.status === 'applied' && !places.has(opened._id))
    setHeld({ list, places: new Map([...places, [opened._id, { index, application: opened }]]) })
  else if (held.places !== places) setHeld({ list, places })

  /** A list of new applicants loses who is opened; an answer ends its place. */
  const lost = [...places.values()].flatMap(({ index, application }) => {
    if (applications.some(({ _id }) => _id === application._id)) return []
    const key = ['applications', 'detail', application._id]
    const latest = client.getQueryData<ReplyOf<typeof getApplication>>(key)?.application
    return latest?.status === 'viewed' ? [{ index, application: { ...application, ...statusOf(latest) } }] : []
  })
  const shown = [...applications]
  for (const { index, application } of lost.toSorted((one, other) => one.index - other.index))
    shown.splice(index, 0, application)
  return { applications: shown, openedAsNew: places as ReadonlyMap<string, unknown> }
}

const statusOf = ({ status, nextSteps, viewedAt }: Pick<Applicant, 'status' | 'nextSteps' | 'viewedAt'>) => ({
  status,
  nextSteps,
  viewedAt,
})
