import { RecentWatch } from '../../features/jobs/recent/RecentWatch.tsx'
import { OfflineWatch } from '../../features/offline/OfflineWatch.tsx'
import { LanguageWatch } from './LanguageWatch.tsx'

/** Watches that load when the browser is idle. */
export const IdleWatches = ({ madeAt }: { madeAt: number | undefined }) => (
  <>
    <OfflineWatch madeAt={madeAt} />
    <RecentWatch />
    <LanguageWatch />
  </>
)
