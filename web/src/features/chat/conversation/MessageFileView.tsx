import type { Message, MessageFile } from '@hearback/contract/hiring/chat.ts'
import * as t from '@hearback/texts/web/chat.ts'
import { Download, FileText } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/feedback/toast-store.ts'
import { sizeWords } from '../../../ui/text/size-words.ts'
import { saveFile } from '../save-file.ts'
import { renewMessage } from './conversation.ts'
import c from './Message.module.css'
import { PictureDialog } from './PictureDialog.tsx'

/** Shows pictures inline, and other files as a download chip. */
export const MessageFileView = ({ message, file }: { message: Message; file: MessageFile }) =>
  file.thumbnailUrl && file.width && file.height ? (
    <Picture message={message} file={file} src={file.thumbnailUrl} ratio={file.width / file.height} />
  ) : (
    <FileChip message={message} file={file} />
  )

function FileChip({ message, file }: { message: Message; file: MessageFile }) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    await saveFile(message, file).catch((error: Error) => toast(error.message))
    setBusy(false)
  }
  return (
    <button type="button" className={c.file} aria-busy={busy || undefined} onClick={() => void save()}>
      <span className={c.fileIcon}>
        <FileText size={20} aria-hidden />
      </span>
      <span className={c.fileName}>
        <b translate="no">{file.name}</b>
        <span>{sizeWords(file.size)}</span>
      </span>
      <Download size={18} className={c.fileAct} aria-hidden />
      <span className="sr">{t.download}</span>
    </button>
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
      <PictureDialog opened={opened} onClose={() => setOpened(false)} message={message} file={file} />
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
