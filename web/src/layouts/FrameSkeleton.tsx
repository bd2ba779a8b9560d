import { Skeleton, SkeletonRows } from '../ui/feedback/Skeleton.tsx'
import c from './Frame.module.css'

/** Server-rendered placeholder of a private page. */
export const FrameSkeleton = () => (
  <div className={c.body}>
    <div className={c.titleBone}>
      <Skeleton width={240} height={37} />
    </div>
    <SkeletonRows rows={6} />
  </div>
)
