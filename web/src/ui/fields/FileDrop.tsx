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
  /** Called for each accepted file. */
  onFile: (file: File) => void
  /** Takes all chosen files instead of the first. */
  multiple?: boolean
  error?: ReactNode
}

/** File input with drop zone. Rejects folders, empty files and files above `maxSize`; the server validates the content. */
export function FileDrop({ label, hint, accept, maxSize, onFile, multiple = false, error }: FileDropProps) {
  const [over, setOver] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const problemOf = ({ name, size }: File) => {
    if (size === 0) return t.fileEmpty(name)
    return size > maxSize ? t.fileTooLarge(name, Math.round(maxSize / 1024 / 1024)) : undefined
  }
  const take = (files: readonly File[]) => {
    const taken = multiple ? files : files.slice(0, 1)
    if (taken.length === 0) return
    setRefusal(taken.flatMap((file) => problemOf(file) ?? []).join(' ') || undefined)
    for (const file of taken) if (!problemOf(file)) onFile(file)
  }
  const drag = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(isOver)
  }
  const drop = (event: DragEvent) => {
    drag(false)(event)
    take(droppedFiles(event.dataTransfer))
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
          multiple={multiple}
          onChange={(event) => {
            take([...(event.currentTarget.files ?? [])])
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
