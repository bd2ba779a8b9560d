import * as t from '@hearback/texts/web/chat.ts'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { BackToInbox } from '../inbox/BackToInbox.tsx'
import c from './Conversation.module.css'

const WIDTHS = ['46%', '32%', '58%', '24%', '40%', '52%']

/** Skeleton of a chat; `bare` omits the header, which is already shown. */
export const ConversationSkeleton = ({ bare = false }: { bare?: boolean }) => (
  <div className={bare ? c.bones : c.conversation} role="status">
    <span className="sr">{t.messagesLoading}</span>
    {!bare && (
      <div className={c.head}>
        <BackToInbox />
        <Skeleton width={40} height={40} />
        <Skeleton width={180} height={18} />
      </div>
    )}
    <div className={c.bones}>
      {WIDTHS.map((width, index) => (
        <div key={width} className={c.bone} data-own={index % 3 === 1 || undefined}>
          <Skeleton width={width} height={44} />
        </div>
      ))}
    </div>
  </div>
)
