import type { Chat } from '@hearback/contract/hiring/chat.ts'
import * as t from '@hearback/texts/web/chat.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx'
import { Sentence } from '../../ui/text/Sentence.tsx'
import { useDecide } from './chat.mutations.ts'
import { otherOf } from './chat.queries.ts'

interface BlockDialogProps {
  chat: Chat
  opened: boolean
  onClose: () => void
}

export function BlockDialog({ chat, opened, onClose }: BlockDialogProps) {
  const { name } = otherOf(chat)
  const { mutateAsync } = useDecide(chat._id)
  const block = async () => {
    await mutateAsync('block')
    toast({ text: { of: t.blockDone, names: [name] } })
  }
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={<Sentence of={t.blockTitle} names={[name]} />}
      confirm={t.block}
      danger
      onConfirm={block}
    >
      <Sentence of={t.blockEffects} names={[name]} />
    </ConfirmDialog>
  )
}
