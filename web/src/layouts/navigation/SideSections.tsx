import c from '../Frame.module.css'
import { EmployerSections } from './EmployerSections.tsx'
import { SeekerSections } from './SeekerSections.tsx'

/** Both sides are in the page and `data-auth` shows one, so that nothing moves once the session is known. */
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
