import * as t from '@hearback/texts/web/maps.ts'
import { MapSheet } from '../../../ui/map/MapSheet.tsx'
import { JobMap, type JobMapProps } from './JobMap.tsx'

/** Full-screen map over the list. */
export const JobMapSheet = ({ onClose, ...props }: JobMapProps & { onClose: () => void }) => (
  <MapSheet title={t.jobMapLabel} onClose={onClose}>
    <JobMap {...props} alone />
  </MapSheet>
)
