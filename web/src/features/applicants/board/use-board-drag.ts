import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import type { Applicant } from '@hearback/contract/hiring/applications.ts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { type Column, mayMoveTo } from './board-columns.ts'

const carried = (data: Record<string | symbol, unknown>) => data.application as Applicant

/** Makes a card draggable. */
export function useCardDrag(application: Applicant, onDrag: (dragged: Applicant | undefined) => void) {
  const card = useRef<HTMLLIElement>(null)
  const latest = useLatest({ application, onDrag })
  useEffect(() => {
    const element = card.current
    if (!element) return
    return draggable({
      element,
      canDrag: () => latest.current.application.nextSteps.length > 0,
      getInitialData: () => ({ application: latest.current.application }),
      onDragStart: () => latest.current.onDrag(latest.current.application),
      onDrop: () => latest.current.onDrag(undefined),
    })
  }, [latest])
  return card
}

/** Makes a column a drop target for cards with an allowed transition. */
export function useColumnDrop(column: Column, onPut: (application: Applicant) => void) {
  const target = useRef<HTMLElement>(null)
  const [isOver, setOver] = useState(false)
  const latest = useLatest({ column, onPut })
  useEffect(() => {
    const element = target.current
    if (!element) return
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => mayMoveTo(latest.current.column, carried(source.data)),
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false)
        latest.current.onPut(carried(source.data))
      },
    })
  }, [latest])
  return { target, isOver }
}

function useLatest<T>(value: T): RefObject<T> {
  const ref = useRef(value)
  useEffect(() => {
    ref.current = value
  })
  return ref
}
