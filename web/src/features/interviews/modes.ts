import type { Invitation } from '@hearback/contract/hiring/interviews.ts'
import * as t from '@hearback/texts/web/interviews.ts'

export const MODES: Record<Invitation['mode'], string> = {
  onsite: t.modeOnsite,
  video: t.videoCall,
  phone: t.telephone,
}
