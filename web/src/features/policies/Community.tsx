import * as t from '@hearback/texts/web/policies.ts'
/** How people treat each other here, and what happens when they do not. */
export const Community = () => (
  <>
    <h2>{t.beAPersonToA}</h2>
    <ul>
      <li>{t.answerAShortNoWith}</li>
      <li>{t.criticiseWorkAndConductNot}</li>
      <li>{t.noInsultsThreatsOrRemarks}</li>
    </ul>
    <h2>{t.safeTalk}</h2>
    <ul>
      <li>{t.keepTheConversationHereUntil}</li>
      <li>{t.nobodyMayAskYouFor}</li>
      <li>{t.linksThatLeadAwayFrom}</li>
    </ul>
    <h2>{t.reviews}</h2>
    <p>{t.writeWhatYouSawYou}</p>
    <h2>{t.reports}</h2>
    <p>{t.reportAJobCompanyProfile}</p>
    <p>{t.threeDifferentVerifiedPeopleWho}</p>
  </>
)
