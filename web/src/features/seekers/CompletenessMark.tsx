import type { Seeker } from '@hearback/contract/people/seekers.ts'
import * as t from '@hearback/texts/web/seekers.ts'
import { Link } from 'react-router'
import { paths } from '../../routing/paths.ts'
import { TickDial } from '../../ui/figures/TickDial.tsx'
import c from './Profile.module.css'
import { type Completeness, completenessOf } from './profile-completeness.ts'

const SHOWN = 4
const addressOf = ({ part }: Completeness) =>
  part === 'experience' ? paths.experience() : `${paths.editProfile()}?part=${part}`

/** Completeness of the profile as twelve ticks, with the most important missing item. */
export function CompletenessMark({ profile, size = 120 }: { profile: Seeker; size?: number }) {
  const parts = completenessOf(profile)
  const missing = parts.filter(({ done }) => !done)
  const done = parts.length - missing.length
  return (
    <div className={c.complete}>
      <TickDial label={t.profileComplete} value={done} of={parts.length} size={size} />
      <div>
        <b>{missing.length ? t.completenessCount(done, parts.length) : t.completenessDone}</b>
        {missing.length > 0 && (
          <ul aria-label={t.completenessMissingLabel}>
            {missing.slice(0, SHOWN).map((part) => (
              <li key={part.what}>
                <Link to={addressOf(part)}>{part.what}</Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
