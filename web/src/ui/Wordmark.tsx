import c from './Wordmark.module.css'

/** The mark: one speech shape whose tail turns back to the speaker. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <path className={c.shape} d="M23.6 21.4a9.6 9.6 0 0 0-3.2-18.7h-8.8a9.6 9.6 0 0 0-3.4 18.6" />
      <path className={c.tail} d="M8.2 21.3c.6 5.4 4.6 8.4 9.4 8.2 3.2-.1 5.4-1.9 6-8.1" />
      <path className={c.tail} d="m19.8 23.4 3.8-3.2 3 4" />
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
