import * as t from '@hearback/texts/web/accessibility.ts'
import { Link } from 'react-router'
import { paths } from '../../routing/paths.ts'

/** Accessibility statement: the standard, what is done for it, known limits, and how to report a barrier. */
export const Accessibility = () => (
  <>
    <h2>{t.standardTitle}</h2>
    <p>{t.standardText}</p>
    <p>{t.statusText}</p>
    <h2>{t.measuresTitle}</h2>
    <ul>
      <li>{t.keyboardMeasure}</li>
      <li>{t.screenReaderMeasure}</li>
      <li>{t.contrastMeasure}</li>
      <li>{t.zoomMeasure}</li>
      <li>{t.motionMeasure}</li>
      <li>{t.dragMeasure}</li>
    </ul>
    <h2>{t.testsTitle}</h2>
    <p>{t.testsText}</p>
    <h2>{t.limitsTitle}</h2>
    <ul>
      <li>{t.screenReaderLimit}</li>
      <li>{t.mapLimit}</li>
      <li>{t.filesLimit}</li>
      <li>{t.userTextLimit}</li>
      <li>{t.languageLimit}</li>
      <li>{t.conformanceLimit}</li>
    </ul>
    <h2>{t.feedbackTitle}</h2>
    <p>
      {t.feedbackText} <Link to={paths.contact()}>{t.feedbackLink}</Link>
    </p>
    <p>{t.enforcementText}</p>
    <p>{t.datedText}</p>
  </>
)
