import c from './Keys.module.css'

/** Keys to press, one after another. */
export const Keys = ({ keys }: { keys: readonly string[] }) => (
  <span className={c.keys} translate="no">
    {keys.map((key) => (
      <kbd key={key}>{key}</kbd>
    ))}
  </span>
)
