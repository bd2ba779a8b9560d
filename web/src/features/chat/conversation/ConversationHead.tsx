import type { Chat } from '@hearback/contract/hiring/chat.ts'
import * as t from '@hearback/texts/web/chat.ts'
import { useQuery } from '@tanstack/react-query'
import { EllipsisVertical, Flag, PanelRight, ShieldBan, ShieldCheck, UserRound } from 'lucide-react'
import { Link } from 'react-router'
import { useConnection } from '../../../api/socket.ts'
import { IconButton } from '../../../ui/Button.tsx'
import { Menu, type MenuEntry } from '../../../ui/overlays/Menu.tsx'
import { Sentence } from '../../../ui/text/Sentence.tsx'
import { Verified } from '../../../ui/verification/Verified.tsx'
import { otherOf, presenceOf } from '../chat.queries.ts'
import { headlineOf, seenWords } from '../chat-words.ts'
import { BackToInbox } from '../inbox/BackToInbox.tsx'
import { Face } from '../inbox/Face.tsx'
import { profilePath } from '../profile-path.ts'
import c from './Conversation.module.css'

interface ConversationHeadProps {
  chat: Chat
  onBlock: () => void
  onUnblock: () => void
  onReport: (() => void) | undefined
  /** Opens the chat's facts as an overlay on narrow screens. */
  onContext: () => void
}

const ICON = { size: 17, 'aria-hidden': true } as const

/** Name and presence of the other user, and the menu of the chat. */
export function ConversationHead({ chat, onBlock, onUnblock, onReport, onContext }: ConversationHeadProps) {
  const other = otherOf(chat)
  const { name, _id } = other
  const headline = headlineOf(other)
  const block: MenuEntry =
    chat.closed === 'blocked'
      ? { label: <Sentence of={t.unblockLabel} names={[name]} />, icon: <ShieldCheck {...ICON} />, onSelect: onUnblock }
      : {
          label: <Sentence of={t.blockLabel} names={[name]} />,
          icon: <ShieldBan {...ICON} />,
          danger: true,
          onSelect: onBlock,
        }
  return (
    <header className={c.head}>
      <BackToInbox />
      <Face of={other} size={40} />
      <div className={c.who}>
        <h2>
          <Link to={profilePath(other)} translate="no">
            {name}
          </Link>
        </h2>
        <p>
          <Presence userId={_id} lastSeen={other.lastSeen} hidden={chat.closed === 'blocked'} />
          {headline && <span>{headline}</span>}
        </p>
        {other.userType === 'employer' && <Verified of={other.verification} />}
      </div>
      <span className={c.narrowOnly}>
        <IconButton label={t.detailsButton} icon={<PanelRight size={19} aria-hidden />} onClick={onContext} />
      </span>
      <Menu
        label={t.chatWith(name)}
        align="end"
        trigger={(props) => <IconButton {...props} label={t.more} icon={<EllipsisVertical size={19} aria-hidden />} />}
        entries={[
          { to: profilePath(other), label: t.viewProfile, icon: <UserRound {...ICON} /> },
          'line',
          ...(onReport
            ? [{ label: <Sentence of={t.report} names={[name]} />, icon: <Flag {...ICON} />, onSelect: onReport }]
            : []),
          block,
        ]}
      />
    </header>
  )
}

function Presence({ userId, lastSeen, hidden }: { userId: string; lastSeen: string | null; hidden: boolean }) {
  const { data } = useQuery(presenceOf(userId))
  // Presence is unknown while the socket is disconnected.
  const isOnline = useConnection() > 0 && data?.online === true
  const words = isOnline ? t.online : seenWords(data?.lastSeen ?? lastSeen)
  if (!words || hidden) return null
  return (
    <span className={c.presence} data-online={isOnline || undefined}>
      {words}
    </span>
  )
}
