import * as t from '@hearback/texts/web/policies.ts'
/** Terms of service in plain language. */
export const Terms = () => (
  <>
    <h2>{t.termsServiceTitle}</h2>
    <p>{t.termsServiceText}</p>
    <h2>{t.termsSeekerTitle}</h2>
    <ul>
      <li>{t.termsSeekerTruthRule}</li>
      <li>{t.termsSeekerAccountRule}</li>
    </ul>
    <h2>{t.termsEmployerTitle}</h2>
    <ul>
      <li>{t.termsEmployerPostRule}</li>
      <li>{t.termsEmployerAnswerRule}</li>
      <li>{t.termsEmployerMoneyRule}</li>
      <li>{t.termsEmployerDataRule}</li>
    </ul>
    <h2>{t.termsPaymentTitle}</h2>
    <p>{t.termsPaymentText}</p>
    <h2>{t.termsEnforcementTitle}</h2>
    <p>{t.termsEnforcementText}</p>
    <h2>{t.termsLiabilityTitle}</h2>
    <p>{t.termsLiabilityText}</p>
  </>
)
