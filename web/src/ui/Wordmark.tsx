import c from './Wordmark.module.css'

/** Logo: a speech bubble whose tail turns back to the speaker. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <rect className={c.shape} x="2" y="2.5" width="28" height="18.5" rx="9.25" />
      <path className={c.tail} d="M8.6 22c.5 4.7 3.7 7.3 8.7 7.3 4.4 0 7.3-1.5 8.9-4.6" />
    </svg>
  )
}

export function Wordmark() {
  return (
    <span className={`${c.wordmark} notranslate`} translate="no">
      <Mark />
      hearback
    </span>
  )
}
