import * as t from '@hearback/texts/web/policies.ts'
/** Community guidelines and their enforcement. */
export const Community = () => (
  <>
    <h2>{t.communityRespectTitle}</h2>
    <ul>
      <li>{t.communityAnswerRule}</li>
      <li>{t.communityCriticismRule}</li>
      <li>{t.communityInsultsRule}</li>
    </ul>
    <h2>{t.communityChatTitle}</h2>
    <ul>
      <li>{t.communityChatRule}</li>
      <li>{t.communityMoneyRule}</li>
      <li>{t.communityLinksRule}</li>
    </ul>
    <h2>{t.reviews}</h2>
    <p>{t.communityReviewsText}</p>
    <h2>{t.reports}</h2>
    <p>{t.communityReportsText}</p>
    <p>{t.communityHoldText}</p>
  </>
)
