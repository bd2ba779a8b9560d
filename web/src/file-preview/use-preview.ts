import { type RefObject, useState } from 'react'
import type { FrameMessage, PreviewAct } from './preview-channel.ts'
import { MAX_PREVIEW_BYTES, type PreviewFile, previewFormat } from './preview-format.ts'
import { type PreviewFailure, useFrame } from './use-frame.ts'

export type PreviewState =
  | { kind: 'loading' }
  | { kind: 'shown'; pages: number | null; isCut: boolean }
  | { kind: 'failed'; cause: PreviewFailure }

export interface Preview {
  frame: RefObject<HTMLIFrameElement | null>
  state: PreviewState
  /** From 1. */
  page: number
  /** 1 fits the width. */
  zoom: number
  goTo(page: number): void
  act(act: Exclude<PreviewAct, 'close'>): void
  scroll(pixels: number): void
  retry(): void
}

const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4]

/** Loads a file, and the frame that shows it. The frame can stop responding at any time. */
export function usePreview(file: PreviewFile, onClose: () => void): Preview {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<PreviewState>(() => initialState(file))
  const [page, setPage] = useState(1)
  const [zoom, setZoom] = useState(1)

  const pages = state.kind === 'shown' ? (state.pages ?? 1) : 1
  const goTo = (wanted: number) => {
    const next = Math.min(Math.max(wanted, 1), pages)
    setPage(next)
    connection.current?.send({ kind: 'goTo', page: next })
  }
  const zoomTo = (next: number) => {
    setZoom(next)
    connection.current?.send({ kind: 'zoom', zoom: next })
  }
  const acts: Record<PreviewAct, () => void> = {
    close: onClose,
    previous: () => goTo(page - 1),
    next: () => goTo(page + 1),
    first: () => goTo(1),
    last: () => goTo(pages),
    zoomIn: () => zoomTo(ZOOMS.find((each) => each > zoom) ?? zoom),
    zoomOut: () => zoomTo(ZOOMS.findLast((each) => each < zoom) ?? zoom),
    fit: () => zoomTo(1),
  }
  const receive = (message: FrameMessage) => {
    if (message.kind === 'page') setPage(message.page)
    else if (message.kind === 'act') acts[message.act]?.()
    else if (message.kind === 'shown') setState({ ...message, kind: 'shown' })
    else if (message.kind === 'failed') setState({ kind: 'failed', cause: message.cause })
  }
  const { frame, connection } = useFrame(file, attempt, receive, (cause) => setState({ kind: 'failed', cause }))

  return {
    frame,
    state,
    page,
    zoom,
    goTo,
    act: (act) => acts[act](),
    scroll: (by) => connection.current?.send({ kind: 'scroll', by }),
    retry: () => {
      setState({ kind: 'loading' })
      setPage(1)
      setZoom(1)
      setAttempt(attempt + 1)
    },
  }
}

function initialState(file: PreviewFile): PreviewState {
  if (!previewFormat(file)) return { kind: 'failed', cause: 'unsupported' }
  return file.size > MAX_PREVIEW_BYTES ? { kind: 'failed', cause: 'tooLarge' } : { kind: 'loading' }
}
