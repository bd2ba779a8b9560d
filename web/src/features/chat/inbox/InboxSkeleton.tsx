import * as t from '@hearback/texts/web/chat.ts'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import c from './Inbox.module.css'

const ROWS = ['58%', '44%', '63%', '50%', '38%', '55%', '47%']

export const InboxSkeleton = () => (
  <div role="status" className={c.scroll}>
    <span className="sr">{t.inboxLoading}</span>
    {ROWS.map((width) => (
      <div key={width} className={c.row}>
        <Skeleton width={44} height={44} />
        <span className={c.what}>
          <Skeleton width={width} height={16} />
          <Skeleton width="72%" height={13} />
          <Skeleton width="86%" height={14} />
        </span>
      </div>
    ))}
  </div>
)
