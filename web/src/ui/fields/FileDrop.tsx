import * as t from '@hearback/texts/web/ui.ts'
import { Upload } from 'lucide-react'
import { type DragEvent, type ReactNode, useState } from 'react'
import { droppedFiles } from '../dropped-files.ts'
import c from '../feedback/Progress.module.css'

interface FileDropProps {
  label: string
  /** Describes the accepted files, e.g. "PDF or picture, up to 10 MB". */
  hint: string
  /** The `accept` attribute of the file input. */
  accept: string
  /** In bytes. */
  maxSize: number
  onFile: (file: File) => void
  error?: ReactNode
}

/** File input with drop zone for one file. Rejects folders, empty files and files above `maxSize`; the server validates the content. */
export function FileDrop({ label, hint, accept, maxSize, onFile, error }: FileDropProps) {
  const [over, setOver] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const take = (file: File | undefined) => {
    if (!file) return
    const tooLarge = file.size > maxSize && t.fileTooLarge(file.name, Math.round(maxSize / 1024 / 1024))
    const problem = file.size === 0 ? t.fileEmpty(file.name) : tooLarge || undefined
    setRefusal(problem)
    if (!problem) onFile(file)
  }
  const drag = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(isOver)
  }
  const drop = (event: DragEvent) => {
    drag(false)(event)
    take(droppedFiles(event.dataTransfer)[0])
  }
  const problem = refusal ?? error
  return (
    <div>
      <label
        className={c.drop}
        data-over={over || undefined}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={drop}
      >
        <Upload size={20} aria-hidden />
        <b>{label}</b>
        <small>{hint}</small>
        <input
          type="file"
          className="sr"
          accept={accept}
          onChange={(event) => {
            take(event.currentTarget.files?.[0])
            event.currentTarget.value = ''
          }}
        />
      </label>
      {problem && (
        <p className={c.dropError} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
