import { BellRing, FileCheck, UserRound } from 'lucide-react'
import { Dial } from '../../ui/Dial.tsx'
import c from './Landing.module.css'

const STEPS = [
  {
    icon: <UserRound size={24} />,
    title: 'Say once who you are',
    text: 'One profile instead of forms. Strangers see your first name, your skills and about where you live; the rest opens when you apply.',
  },
  {
    icon: <FileCheck size={24} />,
    title: 'Apply, and see the clock',
    text: 'From that moment the company has 14 days. You see when it opened your application and when the answer is due.',
  },
  {
    icon: <BellRing size={24} />,
    title: 'Get an answer',
    text: 'An invitation with times to pick, an offer, or a no with its reason. Silence counts against the company, in public.',
  },
]

export const Steps = () => (
  <section className={`${c.band} ${c.part}`} aria-label="How it works">
    <div className={c.partHead}>
      <h2>How it works</h2>
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
