import type { Message, MessageFile } from '@hearback/contract/hiring/chat.ts'
import * as t from '@hearback/texts/web/chat.ts'
import * as files from '@hearback/texts/web/file-preview.ts'
import { Download, FileText } from 'lucide-react'
import { useState } from 'react'
import { FilePreview } from '../../../file-preview/FilePreview.tsx'
import { previewFormat } from '../../../file-preview/preview-format.ts'
import { savePreviewFile } from '../../../file-preview/save-preview-file.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/feedback/toast-store.ts'
import { sizeWords } from '../../../ui/text/size-words.ts'
import { renewMessage } from './conversation.ts'
import c from './Message.module.css'
import { previewFileOf } from './preview-file.ts'

/** Shows pictures inline, and other files as a chip that opens the preview. */
export const MessageFileView = ({ message, file }: { message: Message; file: MessageFile }) =>
  file.thumbnailUrl && file.width && file.height ? (
    <Picture message={message} file={file} src={file.thumbnailUrl} ratio={file.width / file.height} />
  ) : (
    <FileChip message={message} file={file} />
  )

/** Kinds without a preview are downloaded by both buttons. */
function FileChip({ message, file }: { message: Message; file: MessageFile }) {
  const [busy, setBusy] = useState(false)
  const [opened, setOpened] = useState(false)
  const preview = previewFileOf(message, file)
  const save = async () => {
    setBusy(true)
    await savePreviewFile(preview).catch(() => toast(files.downloadFailed))
    setBusy(false)
  }
  const open = () => (previewFormat(file) ? setOpened(true) : void save())
  return (
    <div className={c.file}>
      <button type="button" className={c.fileOpen} aria-busy={busy || undefined} onClick={open}>
        <span className={c.fileIcon}>
          <FileText size={20} aria-hidden />
        </span>
        <span className={c.fileName}>
          <b translate="no">{file.name}</b>
          <span>{sizeWords(file.size)}</span>
        </span>
      </button>
      <IconButton
        label={files.downloadLabel(file.name)}
        icon={<Download size={18} aria-hidden />}
        aria-busy={busy || undefined}
        onClick={() => void save()}
      />
      <FilePreview opened={opened} onClose={() => setOpened(false)} file={preview} />
    </div>
  )
}

interface PictureProps {
  message: Message
  file: MessageFile
  src: string
  ratio: number
}

const WIDEST = 320
const TALLEST = 360

function Picture({ message, file, src, ratio }: PictureProps) {
  const [opened, setOpened] = useState(false)
  const { failed, tries, onError, again } = useRenewal(message)
  const width = Math.min(WIDEST, TALLEST * ratio, file.width ?? WIDEST)
  return (
    <>
      <button
        type="button"
        className={c.picture}
        style={{ width, aspectRatio: ratio }}
        onClick={() => setOpened(true)}
        aria-label={t.pictureOpenLabel(file.name)}
      >
        {failed ? <span>{t.pictureBroken}</span> : <img key={tries} src={src} alt="" onError={onError} />}
      </button>
      {failed && (
        <Button size="sm" variant="quiet" onClick={again}>
          {t.tryAgain}
        </Button>
      )}
      <FilePreview opened={opened} onClose={() => setOpened(false)} file={previewFileOf(message, file)} />
    </>
  )
}

/** File URLs expire within minutes: the first failure requests a new one, the second shows an error. */
function useRenewal(message: Message) {
  const [tries, setTries] = useState(0)
  const [failed, setFailed] = useState(false)
  const renew = async () => {
    setFailed(false)
    await renewMessage(message).then(
      () => setTries((count) => count + 1),
      () => setFailed(true),
    )
  }
  const onError = () => {
    if (tries === 0) void renew()
    else setFailed(true)
  }
  return { failed, tries, onError, again: () => void renew() }
}
