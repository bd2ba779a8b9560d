import { USER_TYPES } from '../../api/session.ts'
import c from '../Frame.module.css'
import { SectionNav } from './SectionNav.tsx'

/**
 * Renders the sections of all user types; `data-auth` selects one, which avoids a layout shift once the session is
 * known.
 */
export const SideSections = () =>
  USER_TYPES.map((userType) => (
    <div key={userType} className={c.side} data-side={userType}>
      <SectionNav of={userType} />
    </div>
  ))
