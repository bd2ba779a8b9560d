import c from './Wordmark.module.css'

/** The mark: one speech shape whose tail turns back to the speaker. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <rect className={c.shape} x="2" y="3" width="28" height="17.5" rx="8.75" />
      <path className={c.tail} d="M8.6 21.6c.3 4.8 3.4 7.4 8.8 7.4h8.2" />
    </svg>
  )
}

export function Wordmark() {
  return (
    <span className={c.wordmark}>
      <Mark />
      hearback
    </span>
  )
}
