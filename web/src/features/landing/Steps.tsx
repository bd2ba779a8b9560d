import * as t from '@hearback/texts/web/landing.ts'
import { BellRing, FileCheck, UserRound } from 'lucide-react'
import { Dial } from '../../ui/figures/Dial.tsx'
import c from './Landing.module.css'

const STEPS = [
  {
    icon: <UserRound size={24} />,
    title: t.stepProfileTitle,
    text: t.stepProfileText,
  },
  {
    icon: <FileCheck size={24} />,
    title: t.stepApplyTitle,
    text: t.stepApplyText,
  },
  {
    icon: <BellRing size={24} />,
    title: t.stepAnswerTitle,
    text: t.stepAnswerText,
  },
]

export const Steps = () => (
  <section className={`${c.band} ${c.part}`} aria-label={t.stepsLabel}>
    <div className={c.partHead}>
      <h2>{t.stepsLabel}</h2>
    </div>
    <ol className={c.steps}>
      {STEPS.map(({ icon, title, text }) => (
        <li key={title} className={c.step}>
          <Dial size={76}>{icon}</Dial>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </section>
)
