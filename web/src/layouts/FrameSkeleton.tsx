import { SkeletonRows } from '../ui/feedback/Skeleton.tsx'
import c from './Frame.module.css'

/** Server-rendered placeholder of a private page. */
export const FrameSkeleton = () => (
  <div className={c.body}>
    <SkeletonRows rows={6} />
  </div>
)
