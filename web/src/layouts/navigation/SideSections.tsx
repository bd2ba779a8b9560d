import c from '../Frame.module.css'
import { EmployerSections } from './EmployerSections.tsx'
import { SeekerSections } from './SeekerSections.tsx'

/**
 * Renders the sections of both user types; `data-auth` selects one, which avoids a layout shift once the session is
 * known.
 */
export const SideSections = () => (
  <>
    <div className={c.employerSide}>
      <EmployerSections />
    </div>
    <div className={c.seekerSide}>
      <SeekerSections />
    </div>
  </>
)
