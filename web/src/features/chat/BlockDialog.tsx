import type { Chat } from '@hearback/contract/chat.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { toast } from '../../ui/toast-store.ts'
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
    toast(`${name} is blocked.`)
  }
  return (
    <ConfirmDialog opened={opened} onClose={onClose} title={`Block ${name}?`} confirm="Block" danger onConfirm={block}>
      Neither of you can write here until you unblock, and {name} is not told who ended it. What was written stays. An
      application between you goes on as before.
    </ConfirmDialog>
  )
}
