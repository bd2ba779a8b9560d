import * as t from '@hearback/texts/web/chat.ts'
import { Check, CheckCheck, CircleAlert, Clock3 } from 'lucide-react'
import c from './Message.module.css'

export type Delivery = 'sending' | 'waiting' | 'failed' | 'sent' | 'delivered' | 'read'

const LOOKS = {
  sending: { words: t.sending, Icon: Clock3 },
  waiting: { words: t.deliveryWaiting, Icon: Clock3 },
  failed: { words: t.notSent, Icon: CircleAlert },
  sent: { words: t.sent, Icon: Check },
  delivered: { words: t.delivered, Icon: CheckCheck },
  read: { words: t.read, Icon: CheckCheck },
} as const

/** Delivery state of an own message: spelled out below the latest one, else as an icon with a tooltip. */
export function DeliveryMark({ state, inWords }: { state: Delivery; inWords: boolean }) {
  const { words, Icon } = LOOKS[state]
  return (
    <span
      className={c.delivery}
      data-state={state}
      title={words}
      {...(!inWords && { role: 'img', 'aria-label': words })}
    >
      <Icon size={14} aria-hidden />
      {inWords && words}
    </span>
  )
}

interface Marks {
  othersReadSeq: number
  othersDeliveredSeq: number
}

export function deliveryOf(
  message: { seq: number; deliveredAt: string | null; readAt: string | null },
  marks: Marks,
): Delivery {
  if (message.readAt || message.seq <= marks.othersReadSeq) return 'read'
  return message.deliveredAt || message.seq <= marks.othersDeliveredSeq ? 'delivered' : 'sent'
}
