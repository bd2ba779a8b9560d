import * as t from '@hearback/texts/web/chat.ts'
import { MessageSquare } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../routing/paths.ts'
import { Button, type ButtonLook } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { Sentence } from '../../ui/text/Sentence.tsx'
import { useStartChat } from './chat.mutations.ts'
import c from './Start.module.css'
import { StartRefusal } from './StartRefusal.tsx'

interface MessageButtonProps extends Pick<ButtonLook, 'variant' | 'size' | 'wide'> {
  profileId: string
  name: string
  /** Cost or consequence of starting a chat, shown before it starts. Undefined when starting is free. */
  beforehand?: string | undefined
  /** Looks up on click whether starting is free after all. */
  isFree?: () => Promise<boolean>
}

/** Opens the chat with a person; starts one if there is none yet. */
export function MessageButton({ profileId, name, beforehand, isFree, ...look }: MessageButtonProps) {
  const [asking, setAsking] = useState(false)
  const [checking, setChecking] = useState(false)
  const navigate = useNavigate()
  const { mutate, isPending, error, reset } = useStartChat()
  const start = () =>
    mutate(profileId, {
      onSuccess: ({ data }) => void navigate(paths.chat(data._id)),
      onError: () => setAsking(true),
    })
  const press = async () => {
    setChecking(true)
    const needsNoNotice = !beforehand || (await isFree?.().catch(() => false))
    setChecking(false)
    if (needsNoNotice) start()
    else setAsking(true)
  }
  const close = () => {
    setAsking(false)
    reset()
  }
  return (
    <>
      <Button
        {...look}
        icon={<MessageSquare size={17} aria-hidden />}
        busy={checking || (isPending && !asking)}
        onClick={() => void press()}
      >
        {t.message}
        <span className="sr">
          {' '}
          <Sentence of={t.messageButtonLabel} names={[name]} />
        </span>
      </Button>
      <Dialog opened={asking} onClose={close} title={<Sentence of={t.writeTo} names={[name]} />}>
        {error ? (
          <StartRefusal cause={error} onRetry={start} busy={isPending} />
        ) : (
          <>
            <p className={c.text}>{beforehand}</p>
            <div className={c.acts}>
              <Button onClick={close}>{t.notNow}</Button>
              <Button variant="primary" busy={isPending} onClick={start}>
                {t.messageButtonOpenChat}
              </Button>
            </div>
          </>
        )}
      </Dialog>
    </>
  )
}
