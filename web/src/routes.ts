import { index, layout, route } from '@react-router/dev/routes'

const open = [
  index('pages/public/LandingPage.tsx'),
  route('jobs', 'pages/public/JobSearchPage.tsx'),
  route('jobs/directory', 'pages/public/DirectoryIndexPage.tsx'),
  route('jobs/category/:category', 'pages/public/DirectoryPage.tsx', { id: 'jobs-of-category' }),
  route('jobs/category/:category/in/:place', 'pages/public/DirectoryPage.tsx', { id: 'jobs-of-category-in-place' }),
  route('jobs/in/:place', 'pages/public/DirectoryPage.tsx', { id: 'jobs-in-place' }),
  route('jobs/:id/:slug?', 'pages/public/JobPage.tsx'),
  route('salaries', 'pages/public/SalariesPage.tsx'),
  route('salaries/:occupation/:area?', 'pages/public/SalaryPage.tsx'),
  route('companies', 'pages/public/CompaniesPage.tsx'),
  route('companies/:id/:slug?', 'pages/public/CompanyPage.tsx'),
  route('pricing', 'pages/public/PricingPage.tsx'),
  route('about', 'pages/public/AboutPage.tsx'),
  route('contact', 'pages/public/ContactPage.tsx'),
  route('how-we-count', 'pages/public/HowWeCountPage.tsx'),
  route('transparency', 'pages/public/TransparencyPage.tsx'),
  route('answers', 'pages/public/AnswersPage.tsx'),
  route('appeal/:id', 'pages/public/AppealPage.tsx'),
  route('confirm-experience', 'pages/public/ConfirmExperiencePage.tsx'),
  route('policies/:name', 'pages/public/PoliciesPage.tsx'),
  route('offline', 'pages/public/OfflinePage.tsx'),
]

const account = [
  route('signup', 'pages/account/SignupPage.tsx'),
  route('login', 'pages/account/LoginPage.tsx'),
  route('login/continue', 'pages/account/ContinuePage.tsx'),
  route('verify-email', 'pages/account/VerifyEmailPage.tsx'),
  route('forgot-password', 'pages/account/ForgotPasswordPage.tsx'),
  route('reset-password', 'pages/account/ResetPasswordPage.tsx'),
  route('unsubscribe/:of?', 'pages/account/UnsubscribePage.tsx'),
  route('answer-applicant', 'pages/account/AnswerPage.tsx'),
  route('checkout', 'pages/account/CheckoutPage.tsx'),
  route('checkout/done', 'pages/account/CheckoutDonePage.tsx'),
  route('checkout/cancelled', 'pages/account/CheckoutCancelledPage.tsx'),
  route('onboarding', 'pages/account/OnboardingPage.tsx'),
  route('join', 'pages/account/JoinPage.tsx'),
]

const settings = [
  route('settings/account', 'pages/settings/AccountSettingsPage.tsx'),
  route('settings/security', 'pages/settings/SecuritySettingsPage.tsx'),
  route('settings/team', 'pages/settings/TeamSettingsPage.tsx'),
  route('settings/domains', 'pages/settings/DomainSettingsPage.tsx'),
  route('employer/developers', 'pages/employer/DevelopersPage.tsx'),
  route('settings/activity', 'pages/settings/ActivitySettingsPage.tsx'),
  route('settings/privacy', 'pages/settings/PrivacySettingsPage.tsx'),
  route('settings/notifications', 'pages/settings/NotificationSettingsPage.tsx'),
  route('settings/data', 'pages/settings/DataSettingsPage.tsx'),
  route('settings/blocked', 'pages/settings/BlockedSettingsPage.tsx'),
  route('settings/reports', 'pages/settings/ReportsPage.tsx'),
]

const member = [
  route('messages/:chatId?', 'pages/member/MessagesPage.tsx'),
  route('notifications', 'pages/member/NotificationsPage.tsx'),
  route('billing', 'pages/member/BillingPage.tsx'),
]

const seeker = [
  route('home', 'pages/seeker/SeekerHomePage.tsx'),
  route('applications', 'pages/seeker/ApplicationsPage.tsx'),
  route('applications/:id', 'pages/seeker/ApplicationPage.tsx'),
  route('saved', 'pages/seeker/SavedJobsPage.tsx'),
  route('alerts', 'pages/seeker/AlertsPage.tsx'),
  route('profile', 'pages/seeker/ProfilePage.tsx'),
  route('profile/edit', 'pages/seeker/EditProfilePage.tsx'),
  route('profile/experience', 'pages/seeker/ExperiencePage.tsx'),
  route('profile/preview', 'pages/seeker/PreviewProfilePage.tsx'),
  route('profile/files', 'pages/seeker/FilesPage.tsx'),
  route('profile/import', 'pages/seeker/ImportResumePage.tsx'),
  route('analytics', 'pages/seeker/AnalyticsPage.tsx'),
  route('offers', 'pages/seeker/OffersPage.tsx'),
  route('offers/compare', 'pages/seeker/CompareOffersPage.tsx'),
  route('offers/:id', 'pages/seeker/OfferPage.tsx'),
  route('reviews', 'pages/seeker/ReviewsPage.tsx'),
]

const employer = [
  route('employer', 'pages/employer/EmployerHomePage.tsx'),
  route('employer/company', 'pages/employer/OwnCompanyPage.tsx'),
  route('employer/jobs', 'pages/employer/EmployerJobsPage.tsx'),
  route('employer/jobs/new', 'pages/employer/PostJobPage.tsx'),
  route('employer/jobs/:id', 'pages/employer/EmployerJobPage.tsx'),
  route('employer/jobs/:id/edit', 'pages/employer/EditJobPage.tsx'),
  route('employer/jobs/:id/applicants', 'pages/employer/ApplicantsPage.tsx'),
  route('employer/applicants/:id', 'pages/employer/ApplicantPersonPage.tsx'),
  route('employer/talent', 'pages/employer/TalentSearchPage.tsx'),
  route('employer/talent/saved', 'pages/employer/SavedTalentPage.tsx'),
  route('employer/talent/saved/:id', 'pages/employer/TalentListPage.tsx'),
  route('talent/:id', 'pages/employer/TalentPage.tsx'),
  route('employer/offers', 'pages/employer/EmployerOffersPage.tsx'),
  route('employer/offers/:id', 'pages/employer/EmployerOfferPage.tsx'),
  route('employer/interviews', 'pages/employer/InterviewsPage.tsx'),
  route('employer/templates', 'pages/employer/TemplatesPage.tsx'),
  route('employer/report', 'pages/employer/HiringReportPage.tsx'),
  route('employer/developers/webhooks', 'pages/employer/WebhooksPage.tsx'),
  route('employer/reviews', 'pages/employer/EmployerReviewsPage.tsx'),
]

const admin = [
  route('admin', 'pages/admin/AdminReportsPage.tsx'),
  route('admin/cases/:kind/:id', 'pages/admin/AdminCasePage.tsx'),
  route('admin/companies', 'pages/admin/AdminCompaniesPage.tsx'),
  route('admin/appeals', 'pages/admin/AdminAppealsPage.tsx'),
  route('admin/decisions', 'pages/admin/AdminDecisionsPage.tsx'),
  route('admin/accounts', 'pages/admin/AdminAccountsPage.tsx'),
  route('admin/contact', 'pages/admin/AdminContactPage.tsx'),
  route('admin/audit', 'pages/admin/AdminAuditPage.tsx'),
  route('admin/visits', 'pages/admin/AdminVisitsPage.tsx'),
]

// Component gallery for developers; never part of a production build.
const workshop = process.env.NODE_ENV === 'production' ? [] : [route('dev/ui', 'pages/WorkshopPage.tsx')]

export default [
  layout('layouts/PublicFrame.tsx', [...open, route('*', 'pages/public/NotFoundPage.tsx')]),
  layout('layouts/AccountFrame.tsx', account),
  layout('layouts/SeekerFrame.tsx', seeker),
  layout('layouts/EmployerFrame.tsx', employer),
  layout('layouts/MemberFrame.tsx', member),
  layout('layouts/SettingsFrame.tsx', settings),
  layout('layouts/AdminFrame.tsx', admin),
  ...workshop,
]
