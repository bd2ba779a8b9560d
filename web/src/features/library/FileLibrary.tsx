import type { LibraryFile } from '@hearback/contract/people/library-files.ts'
import { fileLimits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/files.ts'
import { useQuery } from '@tanstack/react-query'
import { FileText, Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import c from '../../files/Files.module.css'
import { ownFiles } from '../../files/library.queries.ts'
import { DownloadButton, FileName, PreviewButton } from '../../files/SentFileList.tsx'
import { UploadFiles } from '../../files/UploadFiles.tsx'
import { useFileUploads } from '../../files/use-file-uploads.ts'
import { IconButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { QueryFallback } from '../../ui/feedback/QueryFallback.tsx'
import { sizeWords } from '../../ui/text/size-words.ts'
import { EditFile } from './EditFile.tsx'
import { useRemoveFile } from './library.mutations.ts'

/** The files that a job seeker keeps. */
export function FileLibrary() {
  const query = useQuery(ownFiles())
  const uploads = useFileUploads()
  const { data } = query
  if (!data) return <QueryFallback query={query} rows={3} loading={t.loading} failed={t.failed} />
  return (
    <>
      <UploadFiles {...uploads} />
      {data.files.length === 0 ? (
        <EmptyState title={t.emptyTitle} icon={<FileText size={28} aria-hidden />}>
          {t.emptyHint}
        </EmptyState>
      ) : (
        <FileRows files={data.files} />
      )}
    </>
  )
}

function FileRows({ files }: { files: readonly LibraryFile[] }) {
  const [edited, setEdited] = useState<LibraryFile>()
  const list = useRef<HTMLUListElement>(null)
  const remove = useRemoveFile()
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  // The button is removed with its row, so the focus moves to the list for keyboard users.
  const removeRow = (file: LibraryFile) => {
    list.current?.focus()
    void remove(file)
  }
  return (
    <>
      <p className={c.note}>{t.usage(files.length, fileLimits.files, sizeWords(bytes))}</p>
      <ul className={c.files} ref={list} tabIndex={-1} aria-label={t.listTitle}>
        {files.map((file) => (
          <li key={file._id} className={c.file}>
            <FileText size={20} aria-hidden />
            <FileName file={file} />
            <div className={c.acts}>
              <PreviewButton file={file} />
              <DownloadButton file={file} />
              <IconButton
                label={t.edit(file.name)}
                icon={<Pencil size={17} aria-hidden />}
                onClick={() => setEdited(file)}
              />
              <IconButton
                label={t.remove(file.name)}
                icon={<Trash2 size={17} aria-hidden />}
                onClick={() => removeRow(file)}
              />
            </div>
          </li>
        ))}
      </ul>
      <EditFile file={edited} onClose={() => setEdited(undefined)} />
    </>
  )
}
