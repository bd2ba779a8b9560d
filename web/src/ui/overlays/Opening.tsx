import * as t from '@hearback/texts/web/ui.ts'
import c from './Opening.module.css'

/** Says that a dialog is on its way while its code loads; a quick one is there before this shows. */
export const Opening = () => (
  <div className={c.opening} role="status">
    <span className={c.ring} />
    {t.loadingLabel}
  </div>
)
