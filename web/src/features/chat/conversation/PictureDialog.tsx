import type { Message, MessageFile } from '@hearback/contract/hiring/chat.ts'
import * as t from '@hearback/texts/web/chat.ts'
import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { FailedNotice } from '../../../ui/feedback/Notice.tsx'
import { toast } from '../../../ui/feedback/toast-store.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { fetchFile, saveFile } from '../save-file.ts'
import c from './Message.module.css'

interface PictureDialogProps {
  opened: boolean
  onClose: () => void
  message: Message
  file: MessageFile
}

/** Shows a picture in full size. */
export const PictureDialog = ({ opened, onClose, message, file }: PictureDialogProps) => (
  <Dialog opened={opened} onClose={onClose} title={file.name} size="min(1100px, 94vw)">
    {opened && <LargePicture message={message} file={file} />}
  </Dialog>
)

function LargePicture({ message, file }: Pick<PictureDialogProps, 'message' | 'file'>) {
  const [src, setSrc] = useState<string>()
  const [tries, setTries] = useState(0)
  const [failed, setFailed] = useState(false)
  const { fileUrl } = message
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once per URL, and again at each retry
  useEffect(() => {
    const stop = new AbortController()
    let address: string | undefined
    fetchFile(message, stop.signal).then(
      (content) => {
        address = URL.createObjectURL(content)
        setSrc(address)
      },
      () => !stop.signal.aborted && setFailed(true),
    )
    return () => {
      stop.abort()
      if (address) URL.revokeObjectURL(address)
    }
  }, [fileUrl, tries])
  const again = () => {
    setFailed(false)
    setTries(tries + 1)
  }
  if (failed) return <FailedNotice onRetry={again}>{t.pictureDialogFailed}</FailedNotice>
  const ratio = (file.width ?? 1) / (file.height ?? 1)
  return (
    <div className={c.large}>
      <div
        className={c.largeFrame}
        style={{ aspectRatio: ratio, width: `min(100%, ${file.width}px, ${72 * ratio}vh)` }}
      >
        {src && <img src={src} alt={file.name} />}
      </div>
      <Button
        icon={<Download size={17} aria-hidden />}
        onClick={() => void saveFile(message, file).catch((error: Error) => toast(error.message))}
      >
        {t.download}
      </Button>
    </div>
  )
}
