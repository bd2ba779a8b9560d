import * as t from '@hearback/texts/web/chat.ts'
import { ArrowLeft } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../../../routing/paths.ts'
import c from '../conversation/Conversation.module.css'
import { withoutTarget } from '../finding/message-target.ts'

/** On phones the chat covers the inbox, also while it loads. Leads back to the same filter and search. */
export function BackToInbox() {
  const [query] = useSearchParams()
  return (
    <Link
      to={{ pathname: paths.messages(), search: withoutTarget(query) }}
      className={c.back}
      aria-label={t.allMessages}
    >
      <ArrowLeft size={20} aria-hidden />
    </Link>
  )
}
