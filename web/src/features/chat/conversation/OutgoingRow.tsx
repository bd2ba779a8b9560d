import * as t from '@hearback/texts/web/chat.ts'
import { FileText, RotateCw, Trash2, X } from 'lucide-react'
import { useConnection } from '../../../api/socket.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { LinkedText } from '../../../ui/text/LinkedText.tsx'
import { sizeWords } from '../../../ui/text/size-words.ts'
import type { Outgoing } from '../composer/outbox.ts'
import { discard, discardRefused, retry } from '../composer/send.ts'
import { DeliveryMark } from './DeliveryMark.tsx'
import c from './Message.module.css'
import { MessageTime } from './MessageTime.tsx'

interface OutgoingRowProps {
  outgoing: Outgoing
  first: boolean
  last: boolean
}

/** A message in the outbox; a failed one shows its error and its actions. */
export function OutgoingRow({ outgoing, first, last }: OutgoingRowProps) {
  const connection = useConnection()
  const state = connection || outgoing.state === 'failed' ? outgoing.state : 'waiting'
  return (
    <div className={c.row} data-own data-first={first || undefined} data-last={last || undefined} data-state={state}>
      <div className={c.bubble} data-file={outgoing.file ? true : undefined}>
        <span className="sr">{t.ownMessageLead} </span>
        {outgoing.file && <FileOnItsWay outgoing={outgoing} file={outgoing.file} />}
        {outgoing.content && (
          <div className={c.words}>
            <LinkedText text={outgoing.content} />
          </div>
        )}
        <span className={c.foot}>
          <MessageTime at={outgoing.at} />
          <DeliveryMark state={state} inWords />
        </span>
      </div>
      {outgoing.state === 'failed' && (
        <div className={c.failed} role="alert">
          <p>{outgoing.problem}</p>
          <div>
            <Button size="sm" icon={<RotateCw size={15} aria-hidden />} onClick={() => retry(outgoing)}>
              {t.retry}
            </Button>
            <Button
              size="sm"
              variant="quiet"
              icon={<Trash2 size={15} aria-hidden />}
              onClick={() => discardRefused(outgoing)}
            >
              {t.discard}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

function FileOnItsWay({ outgoing, file }: { outgoing: Outgoing; file: File }) {
  const { state, progress = 0 } = outgoing
  const share = Math.round(progress * 100)
  return (
    <div className={c.file}>
      <span className={c.fileIcon}>
        <FileText size={20} aria-hidden />
      </span>
      <span className={c.fileName}>
        <b translate="no">{file.name}</b>
        <span>
          {state === 'sending' && progress > 0 ? t.shareOfSize(share, sizeWords(file.size)) : sizeWords(file.size)}
        </span>
        {state === 'sending' && (
          <span
            className={c.progress}
            role="progressbar"
            aria-label={t.sendingFile(file.name)}
            aria-valuenow={share}
            aria-valuemin={0}
            aria-valuemax={100}
          >
            <span style={{ width: `${share}%` }} />
          </span>
        )}
      </span>
      {state !== 'failed' && (
        <IconButton
          size="sm"
          label={t.cancel(file.name)}
          icon={<X size={16} aria-hidden />}
          onClick={() => discard(outgoing)}
        />
      )}
    </div>
  )
}
