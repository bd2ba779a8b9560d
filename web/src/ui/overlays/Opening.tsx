import * as t from '@hearback/texts/web/ui.ts'
import c from './Opening.module.css'

/** Loading indicator of a dialog; appears only after a delay. */
export const Opening = () => (
  <div className={c.opening} role="status">
    <span className={c.ring} />
    {t.loadingLabel}
  </div>
)
