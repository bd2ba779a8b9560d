import * as t from '@hearback/texts/web/chat.ts'
import { Upload } from 'lucide-react'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { droppedFiles } from '../../../ui/dropped-files.ts'
import c from '../conversation/Conversation.module.css'

interface DropAreaProps {
  /** Undefined where nothing can be sent. */
  onFiles: ((files: readonly File[]) => void) | undefined
  children: ReactNode
}

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

/** Accepts files dropped anywhere on the conversation. */
export function DropArea({ onFiles, children }: DropAreaProps) {
  const [over, setOver] = useState(false)
  // `dragenter` of a child fires before `dragleave` of the previous one.
  const depth = useRef(0)
  const move = (step: number) => (event: DragEvent) => {
    if (!onFiles || !hasFiles(event)) return
    depth.current = Math.max(0, depth.current + step)
    setOver(depth.current > 0)
  }
  const drop = (event: DragEvent) => {
    if (!hasFiles(event)) return
    // The browser would navigate to a file dropped elsewhere.
    event.preventDefault()
    depth.current = 0
    setOver(false)
    onFiles?.(droppedFiles(event.dataTransfer))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the attach button is accessible
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
