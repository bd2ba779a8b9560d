import * as t from '@hearback/texts/web/landing.ts'
import type { ReactNode } from 'react'
import { Dial } from '../../ui/figures/Dial.tsx'
import c from './Hero.module.css'
import l from './Landing.module.css'

/** Headline, search form and answer clock of the landing page. */
export const Hero = ({ search }: { search: ReactNode }) => (
  <section className={`${l.band} ${c.hero}`}>
    <div>
      <h1>
        {t.everyApplication} <span className={c.sweep}>{t.heroHighlight}</span>
      </h1>
      <p className={c.lead}>{t.heroLead}</p>
      <div className={c.search}>{search}</div>
    </div>
    <div className={c.face}>
      <Dial size={336} />
      <p className={c.faceWords}>
        <b>14</b>
        <span>{t.heroClockNote}</span>
      </p>
    </div>
  </section>
)
