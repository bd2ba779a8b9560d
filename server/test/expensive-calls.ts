/** Expensive calls by name, with their cost besides reading rows. New expensive calls belong here. */
const costly = {
  search: `searchJobs countFilters mapJobs suggestSearch suggestPlaces listTalents searchTalents mapTalents listEmployers findApplicants listTalentSearches
    addToTalentList searchChats getHiringReport
    listActivity`,
  hash: `signUp logIn joinTeam resetPassword changePassword changeEmail deleteAccount
    beginPasskey removePasskey joinIdentity beginIdentity removeIdentity`,
  mail: `resendVerification forgotPassword requestExperienceProof contactUs applyToJob updateApplicationStatus
    bulkUpdateStatus closeJobs pickSlot cancelInterview markNoShow requestOtherTimes claimAnswer settleClaim nudgeEmployer makeOffer updateOfferStatus startChat inviteToApply fileAppeal reviewSeeker reviewEmployer
    replyAsEmployer replyAsSeeker inviteMember mailDomainCode checkDomain confirmDomainCode claimDomain removeMember acceptInvitation addExperience updateExperience changePlan addPasskey
    mailIdentityCode addIdentity createApiKey`,
  file: `uploadEmployerPicture addCompanyPhoto uploadSeekerPicture addLibraryFile sendFileMessage previewResume importResume`,
  quota: `saveTalentSearch createTalentList postJob viewCompany reportJob reportSeeker reportCompany reportMessage
    reportEmployerReview reportSeekerReview`,
  export: `exportData exportResume exportTalentList`,
  payment: `createCheckoutSession claimCheckout`,
  message: `sendMessage tryPush movePushDevice countJobView beginPasskeyLogIn logInPasskey beginOidcLogIn logInOidc registerIdentity`,
}

/** Their names. */
export const expensiveCalls = Object.values(costly).flatMap((list) => list.split(/\s+/))
