import { SkeletonRows } from '../ui/feedback/Skeleton.tsx'
import c from './Frame.module.css'

/** What the server sends of a private page: its frame and the shape of rows to come. */
export const FrameSkeleton = () => (
  <div className={c.body}>
    <SkeletonRows rows={6} />
  </div>
)
