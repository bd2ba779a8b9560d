import { existsSync } from 'node:fs'
import { index, layout, type RouteConfigEntry, route } from '@react-router/dev/routes'

// A page that nobody has written yet has no route: its address answers with the 404 page.
const page = (path: string, file: string): RouteConfigEntry[] =>
  existsSync(new URL(`pages/${file}`, import.meta.url)) ? [route(path, `pages/${file}`)] : []
const frame = (name: string, routes: RouteConfigEntry[]): RouteConfigEntry[] =>
  routes.length ? [layout(`layouts/${name}.tsx`, routes)] : []

const open = [
  index('pages/LandingPage.tsx'),
  ...page('jobs', 'JobSearchPage.tsx'),
  ...page('jobs/:id/:slug?', 'JobPage.tsx'),
  ...page('companies', 'CompaniesPage.tsx'),
  ...page('companies/:id/:slug?', 'CompanyPage.tsx'),
  ...page('pricing', 'PricingPage.tsx'),
  ...page('contact', 'ContactPage.tsx'),
  ...page('about', 'AboutPage.tsx'),
  ...page('how-we-count', 'HowWeCountPage.tsx'),
  ...page('policies/:name', 'PoliciesPage.tsx'),
]

const account = [
  ...page('signup', 'SignupPage.tsx'),
  ...page('login', 'LoginPage.tsx'),
  ...page('verify-email', 'VerifyEmailPage.tsx'),
  ...page('forgot-password', 'ForgotPasswordPage.tsx'),
  ...page('reset-password', 'ResetPasswordPage.tsx'),
  ...page('onboarding', 'OnboardingPage.tsx'),
  ...page('confirm-experience', 'ConfirmExperiencePage.tsx'),
]

const settings = [
  ...page('settings/account', 'AccountSettingsPage.tsx'),
  ...page('settings/security', 'SecuritySettingsPage.tsx'),
  ...page('settings/privacy', 'PrivacySettingsPage.tsx'),
  ...page('settings/notifications', 'NotificationSettingsPage.tsx'),
  ...page('settings/data', 'DataSettingsPage.tsx'),
  ...page('settings/blocked', 'BlockedSettingsPage.tsx'),
  ...page('billing', 'BillingPage.tsx'),
]

const seeker = [
  ...page('applications', 'ApplicationsPage.tsx'),
  ...page('applications/:id', 'ApplicationPage.tsx'),
  ...page('saved', 'SavedJobsPage.tsx'),
  ...page('alerts', 'AlertsPage.tsx'),
  ...page('profile', 'ProfilePage.tsx'),
  ...page('profile/edit', 'EditProfilePage.tsx'),
  ...page('profile/experience', 'ExperiencePage.tsx'),
  ...page('profile/preview', 'PreviewProfilePage.tsx'),
  ...page('offers', 'OffersPage.tsx'),
  ...page('offers/compare', 'CompareOffersPage.tsx'),
  ...page('offers/:id', 'OfferPage.tsx'),
  ...page('analytics', 'AnalyticsPage.tsx'),
]

const employer = [
  ...page('employer', 'EmployerHomePage.tsx'),
  ...page('employer/company', 'OwnCompanyPage.tsx'),
  ...page('employer/jobs', 'EmployerJobsPage.tsx'),
  ...page('employer/jobs/new', 'PostJobPage.tsx'),
  ...page('employer/jobs/:id', 'EmployerJobPage.tsx'),
  ...page('employer/jobs/:id/edit', 'EditJobPage.tsx'),
  ...page('employer/jobs/:id/applicants', 'ApplicantsPage.tsx'),
  ...page('employer/talent', 'TalentSearchPage.tsx'),
  ...page('talent/:id', 'TalentPage.tsx'),
  ...page('employer/offers', 'EmployerOffersPage.tsx'),
  ...page('employer/interviews', 'InterviewsPage.tsx'),
  ...page('employer/templates', 'TemplatesPage.tsx'),
]

const both = [
  ...page('messages', 'MessagesPage.tsx'),
  ...page('messages/:chatId', 'ChatPage.tsx'),
  ...page('notifications', 'NotificationsPage.tsx'),
  ...page('reviews', 'ReviewsPage.tsx'),
]

// The list of components is for the people who build the product; it never reaches a production build.
const workshop = process.env.NODE_ENV === 'production' ? [] : page('dev/ui', 'WorkshopPage.tsx')

export default [
  ...frame('PublicFrame', [...open, route('*', 'pages/NotFoundPage.tsx')]),
  ...frame('AccountFrame', account),
  ...frame('SeekerFrame', seeker),
  ...frame('EmployerFrame', employer),
  ...frame('MemberFrame', both),
  ...frame('SettingsFrame', settings),
  ...workshop,
]
