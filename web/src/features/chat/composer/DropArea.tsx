import * as t from '@hearback/texts/web/chat.ts'
import { Upload } from 'lucide-react'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import c from '../conversation/Conversation.module.css'

interface DropAreaProps {
  /** Undefined where nothing can be sent. */
  onFiles: ((files: readonly File[]) => void) | undefined
  children: ReactNode
}

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

/** Takes files that are dropped anywhere on the conversation. */
export function DropArea({ onFiles, children }: DropAreaProps) {
  const [over, setOver] = useState(false)
  // Each child that is entered says so before the one that is left.
  const depth = useRef(0)
  const move = (step: number) => (event: DragEvent) => {
    if (!onFiles || !hasFiles(event)) return
    depth.current = Math.max(0, depth.current + step)
    setOver(depth.current > 0)
  }
  const drop = (event: DragEvent) => {
    if (!hasFiles(event)) return
    // A file dropped beside its place would be opened by the browser, and the page be gone.
    event.preventDefault()
    depth.current = 0
    setOver(false)
    onFiles?.([...event.dataTransfer.files])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button to attach is for everybody
    <div
      className={c.dropArea}
      onDragEnter={move(1)}
      onDragLeave={move(-1)}
      onDragOver={(event) => hasFiles(event) && event.preventDefault()}
      onDrop={drop}
    >
      {children}
      {over && (
        <div className={c.drop} aria-hidden="true">
          <Upload size={28} />
          {t.dropAreaHint}
        </div>
      )}
    </div>
  )
}
