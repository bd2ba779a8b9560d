import type { ReactNode } from 'react'
import { Dial } from '../../ui/Dial.tsx'
import c from './Hero.module.css'
import l from './Landing.module.css'

/** The promise in one sentence, the search under it, and the clock that keeps it. */
export const Hero = ({ search }: { search: ReactNode }) => (
  <section className={`${l.band} ${c.hero}`}>
    <div>
      <h1>
        Every application <span className={c.sweep}>gets an answer</span>
      </h1>
      <p className={c.lead}>
        The pay is on every job. How often and how fast each company answers is counted, and you see it before you
        apply.
      </p>
      <div className={c.search}>{search}</div>
    </div>
    <div className={c.face}>
      <Dial size={336} />
      <p className={c.faceWords}>
        <b>14</b>
        <span>days for an answer; the clock starts when you apply</span>
      </p>
    </div>
  </section>
)
