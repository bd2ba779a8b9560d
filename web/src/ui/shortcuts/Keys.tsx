import c from './Keys.module.css'

/** Key sequence. */
export const Keys = ({ keys }: { keys: readonly string[] }) => (
  <span className={c.keys} translate="no">
    {keys.map((key) => (
      <kbd key={key}>{key}</kbd>
    ))}
  </span>
)
