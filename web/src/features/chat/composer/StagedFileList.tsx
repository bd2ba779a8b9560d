import * as t from '@hearback/texts/web/chat.ts'
import { FileText, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from '../../../ui/Button.tsx'
import { sizeWords } from '../../../ui/text/size-words.ts'
import c from './Composer.module.css'

interface StagedFileListProps {
  files: readonly File[]
  onRemove: (file: File) => void
}

/** Files that the next message will include. */
export const StagedFileList = ({ files, onRemove }: StagedFileListProps) => (
  <ul className={c.staged} aria-label={t.stagedFilesLabel}>
    {files.map((file, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same file may be chosen twice
      <li key={`${file.name} ${index}`} className={c.stagedFile}>
        <Preview file={file} />
        <span>
          <b translate="no">{file.name}</b>
          <small>{sizeWords(file.size)}</small>
        </span>
        <IconButton
          size="sm"
          label={t.remove(file.name)}
          icon={<X size={16} aria-hidden />}
          onClick={() => onRemove(file)}
        />
      </li>
    ))}
  </ul>
)

function Preview({ file }: { file: File }) {
  const [src, setSrc] = useState<string>()
  useEffect(() => {
    if (!file.type.startsWith('image/')) return
    const address = URL.createObjectURL(file)
    setSrc(address)
    return () => URL.revokeObjectURL(address)
  }, [file])
  return <span className={c.preview}>{src ? <img src={src} alt="" /> : <FileText size={18} aria-hidden />}</span>
}
