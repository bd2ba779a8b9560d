import * as t from '@hearback/texts/web/file-preview.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import { useEffect, useRef } from 'react'
import { useScheme } from '../ui/scheme.ts'
import { connectFrame, type FrameConnection } from './connect-frame.ts'
import { LoadError, type LoadFailure, loadFile } from './load-file.ts'
import type { FrameMessage, ShowMessage, UnreadableCause } from './preview-channel.ts'
import { type PreviewFile, previewFormat } from './preview-format.ts'

export type PreviewFailure = UnreadableCause | LoadFailure | 'slow' | 'unsupported'

/** Long enough to load pdf.js on a slow phone; the dialog can be closed meanwhile. */
const SLOW_MS = 40_000

/**
 * Loads a file, and the frame that shows it, once per attempt. A frame that does not respond fails as slow and is removed
 * with its workers.
 */
export function useFrame(
  file: PreviewFile,
  attempt: number,
  onMessage: (message: FrameMessage) => void,
  onFail: (cause: PreviewFailure) => void,
) {
  const frame = useRef<HTMLIFrameElement>(null)
  const connection = useRef<FrameConnection>(undefined)
  const latest = useRef({ onMessage, onFail })
  const scheme = useScheme().dark ? 'dark' : 'light'
  useEffect(() => {
    latest.current = { onMessage, onFail }
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once per attempt; a renewed link does not load it again
  useEffect(() => {
    if (!frame.current) return
    const stop = new AbortController()
    let slow: ReturnType<typeof setTimeout> | undefined
    const fail = (cause: PreviewFailure) => !stop.signal.aborted && latest.current.onFail(cause)
    const loadBytes = async () => {
      const content = await loadFile(file, stop.signal)
      slow = setTimeout(() => fail('slow'), SLOW_MS)
      return content.arrayBuffer()
    }
    Promise.all([connectFrame(frame.current, stop.signal), loadBytes()]).then(
      ([connected, bytes]) => {
        connection.current = connected
        connected.onMessage((message) => {
          if (message.kind === 'shown' || message.kind === 'failed') clearTimeout(slow)
          latest.current.onMessage(message)
        })
        connected.send(showMessage(file, bytes, scheme), [bytes])
      },
      (error: unknown) => fail(error instanceof LoadError ? error.cause : 'notLoaded'),
    )
    return () => {
      stop.abort()
      clearTimeout(slow)
      connection.current = undefined
    }
  }, [attempt])
  useEffect(() => connection.current?.send({ kind: 'scheme', scheme }), [scheme])
  return { frame, connection }
}

const showMessage = (file: PreviewFile, bytes: ArrayBuffer, scheme: ShowMessage['scheme']): ShowMessage => ({
  kind: 'show',
  format: previewFormat(file) ?? 'text',
  name: file.name,
  mediaType: file.mediaType,
  bytes,
  scheme,
  language: locale.language,
  words: { page: t.pageLabel('{page}'), pageWithoutText: t.pageWithoutText('{page}'), pageFailed: t.pageFailed },
})
