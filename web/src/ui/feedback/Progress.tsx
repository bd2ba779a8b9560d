import * as t from '@hearback/texts/web/ui.ts'
import c from './Progress.module.css'

interface ProgressProps {
  label: string
  value: number
  max: number
  /** Text such as "12 of 20 this month"; by default the two numbers. */
  text?: string
}

const aria = ({ label, value, max, text }: ProgressProps) => ({
  role: 'progressbar',
  'aria-label': label,
  'aria-valuenow': value,
  'aria-valuemin': 0,
  'aria-valuemax': max,
  'aria-valuetext': text,
})

/** Progress bar. */
export function ProgressBar(props: ProgressProps) {
  const { label, value, max, text = t.outOf(value, max) } = props
  return (
    <div className={c.bar}>
      <div className={c.words} aria-hidden="true">
        <span>{label}</span>
        <span>{text}</span>
      </div>
      <div className={c.track} {...aria(props)}>
        <div className={c.done} style={{ width: `${max ? Math.min(100, (value / max) * 100) : 0}%` }} />
      </div>
    </div>
  )
}

/** As many as can be told apart on a bar of one length. */
const MAX_TICKS = 100

/** Progress as ticks, one for each of up to 100, else one for each percent. All bars have the same length. */
export function TickBar(props: ProgressProps) {
  const { label, value, max, text = t.outOf(value, max) } = props
  const shown = Math.min(max, MAX_TICKS)
  const filled = max > MAX_TICKS ? Math.round((value / max) * MAX_TICKS) : value
  return (
    <div className={c.tickBar}>
      <span className={c.word} aria-hidden="true">
        {label}
      </span>
      <span className={c.figure} aria-hidden="true">
        {text}
      </span>
      <div className={c.ticks} data-many={shown > 40 || undefined} {...aria(props)}>
        {Array.from({ length: shown }, (_, tick) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tick is its place
          <i key={tick} data-on={tick < filled || undefined} />
        ))}
      </div>
    </div>
  )
}

/** Step indicator; `current` counts from 0. */
export function StepDots({ steps, current }: { steps: readonly string[]; current: number }) {
  return (
    <div className={c.steps}>
      {steps.map((step, index) => (
        <span
          key={step}
          className={c.step}
          data-done={index < current || undefined}
          data-here={index === current || undefined}
        />
      ))}
      <span className={c.stepWords} aria-live="polite">
        {t.stepOf(current + 1, steps.length, steps[current] ?? '')}
      </span>
    </div>
  )
}
