import * as t from '@hearback/texts/web/policies.ts'
/** Privacy policy: data stored, visibility and retention (product.md 6.7 and 8). */
export const Privacy = () => (
  <>
    <h2>{t.privacyDataTitle}</h2>
    <p>{t.privacyDataText}</p>
    <h2>{t.privacyVisibilityTitle}</h2>
    <ul>
      <li>
        <b>{t.privacyFoundLabel}</b> {t.privacyFoundFacts}
      </li>
      <li>
        <b>{t.privacyContactLabel}</b> {t.privacyContactFacts}
      </li>
      <li>
        <b>{t.privacyHiredLabel}</b> {t.privacyHiredFacts}
      </li>
      <li>
        <b>{t.privacySelfLabel}</b> {t.privacySelfFacts}
      </li>
    </ul>
    <p>{t.privacyHidingText}</p>
    <h2>{t.privacyRetentionTitle}</h2>
    <p>{t.privacyRetentionText}</p>
    <h2>{t.privacyVisitsTitle}</h2>
    <p>{t.privacyVisitsText}</p>
    <h2>{t.privacyDeviceTitle}</h2>
    <p>{t.privacyDeviceText}</p>
    <p>{t.privacyPushText}</p>
    <h2>{t.privacyRightsTitle}</h2>
    <p>{t.privacyRightsText}</p>
  </>
)
