import * as t from '@hearback/texts/web/policies.ts'
/** What is kept, who sees it, for how long (product.md 6.7 and 8). */
export const Privacy = () => (
  <>
    <h2>{t.whatWeKeep}</h2>
    <p>{t.yourEMailPhoneNumber}</p>
    <h2>{t.whoSeesIt}</h2>
    <ul>
      <li>
        <b>{t.everyEmployerWhoMayFind}</b> {t.nicknameOrFirstNameAnd}
      </li>
      <li>
        <b>{t.afterAnApplicationAnAccepted}</b> {t.fullNameExperienceEducationWhat}
      </li>
      <li>
        <b>{t.afterAnAcceptedOffer}</b> {t.phoneEMailExactPlace}
      </li>
      <li>
        <b>{t.nobodyButYou}</b> {t.whatYouEarnedBeforeWhy}
      </li>
    </ul>
    <p>{t.youCanHideFromCompanies}</p>
    <h2>{t.forHowLong}</h2>
    <p>{t.aRejectedOrWithdrawnApplication}</p>
    <h2>{t.countingVisits}</h2>
    <p>{t.weCountHowOftenPages}</p>
    <h2>{t.onYourDevice}</h2>
    <p>{t.pagesThatYouOpenStay}</p>
    <p>{t.ifYouTurnOnNotifications}</p>
    <h2>{t.yourRights}</h2>
    <p>{t.underSettingsYourDataYou}</p>
  </>
)
