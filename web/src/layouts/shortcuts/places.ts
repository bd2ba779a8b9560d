import * as t from '@hearback/texts/web/shortcuts.ts'
import type { SessionUser, UserType } from '../../api/session.ts'
import { isContributor, isFormerMember } from '../../domain/company-role.ts'
import { adminPaths } from '../../routing/admin-paths.ts'
import { paths } from '../../routing/paths.ts'

/** Kind of user: a visitor or a signed-in user's type; of employers also those who only read, and those without a company. */
export type Viewer = 'visitor' | UserType | 'contributor' | 'former'

export function viewerOf(user: SessionUser | undefined): Viewer {
  if (isContributor(user)) return 'contributor'
  return isFormerMember(user) ? 'former' : (user?.userType ?? 'visitor')
}

export interface Place {
  to: string
  label: string
  /** Synonyms for the search of the palette. */
  words?: string
  /** Shortcut letter after `g`. */
  letter?: string
}

const OPEN: Place[] = [
  { to: paths.jobs(), label: t.findJobs, words: t.findJobsWords, letter: 'f' },
  { to: paths.directory(), label: t.directoryPlace, words: t.directoryWords },
  { to: paths.salaries(), label: t.salariesPlace, words: t.salariesWords },
  { to: paths.companies(), label: t.companies, words: t.companiesWords, letter: 'w' },
  { to: paths.pricing(), label: t.pricing, words: t.pricingWords },
  { to: paths.howWeCount(), label: t.methodPlace, words: t.methodWords },
  { to: paths.answers(), label: t.answersPlace, words: t.answersWords },
  { to: paths.transparency(), label: t.transparencyPlace, words: t.transparencyWords },
  { to: paths.about(), label: t.aboutPlace },
  { to: paths.contact(), label: t.contact, words: t.contactWords },
  { to: paths.policy('privacy'), label: t.privacyPolicy, words: t.privacyPolicyWords },
  { to: paths.policy('terms'), label: t.terms, words: t.termsWords },
  { to: paths.policy('community'), label: t.communityRules, words: t.communityRulesWords },
  { to: paths.policy('dsa'), label: t.dsaPlace, words: t.dsaWords },
  { to: paths.policy('accessibility'), label: t.accessibility, words: t.accessibilityWords },
]

const LANDING: Place = { to: paths.home(), label: t.home, words: t.homeWords, letter: 'h' }

const VISITOR: Place[] = [
  { to: paths.login(), label: t.signIn, words: t.signInWords, letter: 'i' },
  { to: paths.signup(), label: t.signUpPlace, words: t.signUpWords, letter: 'u' },
  { to: paths.forgotPassword(), label: t.forgottenPassword, words: t.forgottenPasswordWords },
]

const OWN_JOBS: Place = { to: paths.employerJobs(), label: t.yourJobs, words: t.yourJobsWords, letter: 'j' }
const TEAM: Place = { to: paths.settings('team'), label: t.settingsTeam, words: t.settingsTeamWords }
const NOTIFICATIONS: Place = {
  to: paths.notifications(),
  label: t.notifications,
  words: t.notificationsWords,
  letter: 'n',
}

const BOTH_SIDES: Place[] = [
  { to: paths.messages(), label: t.messages, words: t.messagesWords, letter: 'm' },
  NOTIFICATIONS,
  { to: paths.billing(), label: t.billingPlace, words: t.billingWords },
  { to: paths.settings('blocked'), label: t.blockedPeople, words: t.blockedPeopleWords },
]

const SETTINGS: Place[] = [
  { to: paths.settings('account'), label: t.settingsAccount, words: t.settingsAccountWords, letter: 'e' },
  { to: paths.settings('security'), label: t.settingsSecurity, words: t.settingsSecurityWords },
  { to: paths.settings('privacy'), label: t.settingsPrivacy, words: t.settingsPrivacyWords },
  { to: paths.settings('notifications'), label: t.settingsNotifications, words: t.settingsNotificationsWords },
  { to: paths.settings('data'), label: t.dataSettingsPlace, words: t.dataSettingsWords },
  { to: paths.settings('reports'), label: t.reportsPlace, words: t.reportsPlaceWords },
]

const SEEKER: Place[] = [
  { to: paths.seekerHome(), label: t.home, words: t.homeWords, letter: 'h' },
  { to: paths.applications(), label: t.applications, words: t.applicationsWords, letter: 'a' },
  { to: paths.saved(), label: t.savedJobs, words: t.savedJobsWords, letter: 's' },
  { to: paths.alerts(), label: t.savedSearches, words: t.savedSearchesWords, letter: 'l' },
  { to: paths.offers(), label: t.offers, letter: 'o' },
  { to: paths.compareOffers(), label: t.compareOffers },
  { to: paths.profile(), label: t.profile, words: t.profileWords, letter: 'p' },
  { to: paths.editProfile(), label: t.editProfilePlace, words: t.editProfileWords },
  { to: paths.experience(), label: t.experience, words: t.experienceWords },
  { to: paths.previewProfile(), label: t.previewProfilePlace, words: t.previewProfileWords },
  { to: paths.files(), label: t.files, words: t.filesWords },
  { to: paths.importResume(), label: t.importResumePlace, words: t.importResumeWords },
  { to: paths.reviews(), label: t.reviews, words: t.reviewsWords, letter: 'r' },
  { to: paths.analytics(), label: t.analytics, words: t.analyticsWords, letter: 'y' },
]

const EMPLOYER: Place[] = [
  { to: paths.employer(), label: t.today, words: t.todayWords, letter: 't' },
  OWN_JOBS,
  { to: paths.talentSearch(), label: t.talentSearch, words: t.talentSearchWords, letter: 's' },
  { to: paths.savedTalent(), label: t.savedTalent, words: t.savedTalentWords },
  { to: paths.interviews(), label: t.interviews, words: t.interviewsWords, letter: 'i' },
  { to: paths.employerOffers(), label: t.offers, letter: 'o' },
  { to: paths.templates(), label: t.templates, words: t.templatesWords, letter: 'l' },
  { to: paths.hiringReport(), label: t.hiringReport, words: t.hiringReportWords },
  { to: paths.employerReviews(), label: t.reviews, words: t.reviewsWords, letter: 'r' },
  { to: paths.ownCompany(), label: t.company, words: t.companyWords, letter: 'c' },
  TEAM,
  { to: paths.settings('domains'), label: t.settingsDomains, words: t.settingsDomainsWords },
  { to: paths.developers(), label: t.developersPlace, words: t.developersWords },
  { to: paths.webhooks(), label: t.webhooksPlace, words: t.webhooksWords },
  { to: paths.settings('activity'), label: t.settingsActivity, words: t.settingsActivityWords },
]

const ADMIN: Place[] = [
  { to: paths.admin(), label: t.reports, words: t.reportsWords, letter: 'r' },
  { to: adminPaths.pendingCompanies(), label: t.pendingCompanies },
  { to: adminPaths.appeals(), label: t.appeals, letter: 'p' },
  { to: adminPaths.contact(), label: t.contactMessages, letter: 'm' },
  { to: adminPaths.accounts(), label: t.accounts, words: t.accountsWords, letter: 'a' },
  { to: adminPaths.decisions(), label: t.decisions, letter: 'd' },
  { to: adminPaths.audit(), label: t.auditTrail, words: t.auditTrailWords, letter: 't' },
  { to: adminPaths.visits(), label: t.visits, words: t.visitsWords, letter: 'v' },
]

const OF: Record<Viewer, Place[]> = {
  visitor: [...OPEN, LANDING, ...VISITOR],
  jobseeker: [...SEEKER, ...BOTH_SIDES, ...OPEN, ...SETTINGS],
  employer: [...EMPLOYER, ...BOTH_SIDES, ...OPEN, LANDING, ...SETTINGS],
  contributor: [OWN_JOBS, TEAM, NOTIFICATIONS, ...OPEN, LANDING, ...SETTINGS],
  former: [...OPEN, LANDING, ...SETTINGS],
  admin: [...ADMIN, ...OPEN, LANDING, ...SETTINGS],
}

/** Pages without parameters that the user may open, own pages first. */
export const placesOf = (viewer: Viewer): readonly Place[] => OF[viewer]
