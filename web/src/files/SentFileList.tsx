import type { SentFile } from '@hearback/contract/people/sent-files.ts'
import * as t from '@hearback/texts/web/files.ts'
import { Download, Eye, FileText } from 'lucide-react'
import { useState } from 'react'
import { FilePreview } from '../file-preview/FilePreview.tsx'
import { previewFormat } from '../file-preview/preview-format.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/feedback/toast-store.ts'
import { joinWithDots } from '../ui/text/join-with-dots.ts'
import { sizeWords } from '../ui/text/size-words.ts'
import { downloadFile } from './download-file.ts'
import c from './Files.module.css'
import { KIND_NAMES } from './file-words.ts'

/** The files of an application, each with its kind, its size and buttons that open and download it. */
export const SentFileList = ({ files }: { files: readonly SentFile[] }) => (
  <ul className={c.files}>
    {files.map((file) => (
      <li key={file._id} className={c.file}>
        <FileText size={20} aria-hidden />
        <FileName file={file} />
        <span className={c.acts}>
          <PreviewButton file={file} />
          <DownloadButton file={file} />
        </span>
      </li>
    ))}
  </ul>
)

/** The name of a file above its kind and size. */
export const FileName = ({ file }: { file: SentFile }) => (
  <span className={c.name}>
    <b translate="no">{file.name}</b>
    <span>{joinWithDots([KIND_NAMES[file.kind], sizeWords(file.size)])}</span>
  </span>
)

/** Opens the preview; nothing for kinds that can only be downloaded. */
export function PreviewButton({ file }: { file: SentFile }) {
  const [opened, setOpened] = useState(false)
  if (!previewFormat(file)) return null
  return (
    <>
      <Button size="sm" icon={<Eye size={16} aria-hidden />} onClick={() => setOpened(true)}>
        {t.open}
        <span className="sr" translate="no">
          {' '}
          {file.name}
        </span>
      </Button>
      <FilePreview opened={opened} onClose={() => setOpened(false)} file={{ ...file, url: file.fileUrl }} />
    </>
  )
}

export function DownloadButton({ file }: { file: SentFile }) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    await downloadFile(file).catch((error: Error) => toast(error.message))
    setBusy(false)
  }
  return (
    <Button size="sm" busy={busy} icon={<Download size={16} aria-hidden />} onClick={() => void save()}>
      {t.download}
      <span className="sr" translate="no">
        {' '}
        {file.name}
      </span>
    </Button>
  )
}
