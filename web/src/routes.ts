import { index, layout, route } from '@react-router/dev/routes'

const open = [
  index('pages/LandingPage.tsx'),
  route('jobs', 'pages/JobSearchPage.tsx'),
  route('jobs/directory', 'pages/DirectoryIndexPage.tsx'),
  route('jobs/category/:category', 'pages/DirectoryPage.tsx', { id: 'jobs-of-category' }),
  route('jobs/category/:category/in/:place', 'pages/DirectoryPage.tsx', { id: 'jobs-of-category-in-place' }),
  route('jobs/in/:place', 'pages/DirectoryPage.tsx', { id: 'jobs-in-place' }),
  route('jobs/:id/:slug?', 'pages/JobPage.tsx'),
  route('companies', 'pages/CompaniesPage.tsx'),
  route('companies/:id/:slug?', 'pages/CompanyPage.tsx'),
  route('pricing', 'pages/PricingPage.tsx'),
  route('about', 'pages/AboutPage.tsx'),
  route('contact', 'pages/ContactPage.tsx'),
  route('how-we-count', 'pages/HowWeCountPage.tsx'),
  route('transparency', 'pages/TransparencyPage.tsx'),
  route('appeal/:id', 'pages/AppealPage.tsx'),
  route('confirm-experience', 'pages/ConfirmExperiencePage.tsx'),
  route('policies/:name', 'pages/PoliciesPage.tsx'),
  route('offline', 'pages/OfflinePage.tsx'),
]

const account = [
  route('signup', 'pages/SignupPage.tsx'),
  route('login', 'pages/LoginPage.tsx'),
  route('verify-email', 'pages/VerifyEmailPage.tsx'),
  route('forgot-password', 'pages/ForgotPasswordPage.tsx'),
  route('reset-password', 'pages/ResetPasswordPage.tsx'),
  route('unsubscribe', 'pages/UnsubscribePage.tsx'),
  route('unsubscribe/search', 'pages/PauseSearchPage.tsx'),
  route('checkout', 'pages/CheckoutPage.tsx'),
  route('checkout/done', 'pages/CheckoutDonePage.tsx'),
  route('checkout/cancelled', 'pages/CheckoutCancelledPage.tsx'),
  route('onboarding', 'pages/OnboardingPage.tsx'),
]

const settings = [
  route('settings/account', 'pages/AccountSettingsPage.tsx'),
  route('settings/security', 'pages/SecuritySettingsPage.tsx'),
  route('settings/privacy', 'pages/PrivacySettingsPage.tsx'),
  route('settings/notifications', 'pages/NotificationSettingsPage.tsx'),
  route('settings/data', 'pages/DataSettingsPage.tsx'),
  route('settings/blocked', 'pages/BlockedSettingsPage.tsx'),
  route('settings/reports', 'pages/ReportsPage.tsx'),
]

const member = [
  route('messages/:chatId?', 'pages/MessagesPage.tsx'),
  route('notifications', 'pages/NotificationsPage.tsx'),
  route('billing', 'pages/BillingPage.tsx'),
]

const seeker = [
  route('applications', 'pages/ApplicationsPage.tsx'),
  route('applications/:id', 'pages/ApplicationPage.tsx'),
  route('saved', 'pages/SavedJobsPage.tsx'),
  route('alerts', 'pages/AlertsPage.tsx'),
  route('profile', 'pages/ProfilePage.tsx'),
  route('profile/edit', 'pages/EditProfilePage.tsx'),
  route('profile/experience', 'pages/ExperiencePage.tsx'),
  route('profile/preview', 'pages/PreviewProfilePage.tsx'),
  route('profile/import', 'pages/ImportResumePage.tsx'),
  route('analytics', 'pages/AnalyticsPage.tsx'),
  route('offers', 'pages/OffersPage.tsx'),
  route('offers/compare', 'pages/CompareOffersPage.tsx'),
  route('offers/:id', 'pages/OfferPage.tsx'),
  route('reviews', 'pages/ReviewsPage.tsx'),
]

const employer = [
  route('employer', 'pages/EmployerHomePage.tsx'),
  route('employer/company', 'pages/OwnCompanyPage.tsx'),
  route('employer/jobs', 'pages/EmployerJobsPage.tsx'),
  route('employer/jobs/new', 'pages/PostJobPage.tsx'),
  route('employer/jobs/:id', 'pages/EmployerJobPage.tsx'),
  route('employer/jobs/:id/edit', 'pages/EditJobPage.tsx'),
  route('employer/jobs/:id/applicants', 'pages/ApplicantsPage.tsx'),
  route('employer/talent', 'pages/TalentSearchPage.tsx'),
  route('talent/:id', 'pages/TalentPage.tsx'),
  route('employer/offers', 'pages/EmployerOffersPage.tsx'),
  route('employer/offers/:id', 'pages/EmployerOfferPage.tsx'),
  route('employer/interviews', 'pages/InterviewsPage.tsx'),
  route('employer/templates', 'pages/TemplatesPage.tsx'),
  route('employer/reviews', 'pages/EmployerReviewsPage.tsx'),
]

const admin = [
  route('admin', 'pages/AdminReportsPage.tsx'),
  route('admin/cases/:kind/:id', 'pages/AdminCasePage.tsx'),
  route('admin/appeals', 'pages/AdminAppealsPage.tsx'),
  route('admin/decisions', 'pages/AdminDecisionsPage.tsx'),
  route('admin/accounts', 'pages/AdminAccountsPage.tsx'),
  route('admin/contact', 'pages/AdminContactPage.tsx'),
  route('admin/audit', 'pages/AdminAuditPage.tsx'),
  route('admin/visits', 'pages/AdminVisitsPage.tsx'),
]

// The list of components is for the people who build the product; it never reaches a production build.
const workshop = process.env.NODE_ENV === 'production' ? [] : [route('dev/ui', 'pages/WorkshopPage.tsx')]

export default [
  layout('layouts/PublicFrame.tsx', [...open, route('*', 'pages/NotFoundPage.tsx')]),
  layout('layouts/AccountFrame.tsx', account),
  layout('layouts/SeekerFrame.tsx', seeker),
  layout('layouts/EmployerFrame.tsx', employer),
  layout('layouts/MemberFrame.tsx', member),
  layout('layouts/SettingsFrame.tsx', settings),
  layout('layouts/AdminFrame.tsx', admin),
  ...workshop,
]
