import * as t from '@hearback/texts/web/policies.ts'
/** The agreement in plain words. */
export const Terms = () => (
  <>
    <h2>{t.whatHearbackIs}</h2>
    <p>{t.aPlaceWhereEmployersAnd}</p>
    <h2>{t.ifYouLookForWork}</h2>
    <ul>
      <li>{t.sayWhatIsTrueAbout}</li>
      <li>{t.onePersonOneAccount}</li>
    </ul>
    <h2>{t.ifYouHire}</h2>
    <ul>
      <li>{t.postOnlyWorkThatExists}</li>
      <li>{t.answerEverybodyWhoAppliesYou}</li>
      <li>{t.neverAskAnApplicantFor}</li>
      <li>{t.useWhatYouLearnOf}</li>
    </ul>
    <h2>{t.paidPlans}</h2>
    <p>{t.paidMonthlyAndInAdvance}</p>
    <h2>{t.whenWeStepIn}</h2>
    <p>{t.weHideOrRemoveWhat}</p>
    <h2>{t.whatWeCannotPromise}</h2>
    <p>{t.thatAJobOrA}</p>
  </>
)
