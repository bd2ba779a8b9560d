import * as t from '@hearback/texts/web/chat.ts'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../../routing/paths.ts'
import c from '../conversation/Conversation.module.css'

/** On phones the chat covers the inbox, also while it loads. */
export const BackToInbox = () => (
  <Link to={paths.messages()} className={c.back} aria-label={t.allMessages}>
    <ArrowLeft size={20} aria-hidden />
  </Link>
)
