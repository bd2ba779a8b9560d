import * as t from '@hearback/texts/web/maps.ts'
import { MapSheet } from '../../ui/map/MapSheet.tsx'
import { TalentMap, type TalentMapProps } from './TalentMap.tsx'

/** Full-screen map over the list. */
export const TalentMapSheet = ({ onClose, ...props }: TalentMapProps & { onClose: () => void }) => (
  <MapSheet title={t.talentMapLabel} onClose={onClose}>
    <TalentMap {...props} />
  </MapSheet>
)
