const withSlug = (base: string, id: string, slug?: string) =>
  slug ? `${base}/${id}/${encodeURIComponent(slug)}` : `${base}/${id}`
/** The path with those values of the query that are set. */
export const withQuery = (path: string, query: Record<string, string | undefined>) => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value)
  return search.size ? `${path}?${search}` : path
}

export type SettingsPage =
  | 'account'
  | 'security'
  | 'team'
  | 'domains'
  | 'activity'
  | 'privacy'
  | 'notifications'
  | 'data'
  | 'blocked'
  | 'reports'
export type Policy = 'privacy' | 'terms' | 'community' | 'dsa' | 'accessibility'

/** The paths of the product except those of moderators (`admin-paths.ts`); links and redirects are built only here. */
export const paths = {
  home: () => '/',
  jobs: (query: { keyword?: string; location?: string; category?: string } = {}) => withQuery('/jobs', query),
  job: (id: string, slug?: string) => withSlug('/jobs', id, slug),
  directory: () => '/jobs/directory',
  directoryPage: (category?: string, place?: string) =>
    `/jobs${category ? `/category/${encodeURIComponent(category)}` : ''}${place ? `/in/${encodeURIComponent(place)}` : ''}`,
  salaries: () => '/salaries',
  salary: (occupation: string, area?: string, query: { currency?: string } = {}) =>
    withQuery(`/salaries/${encodeURIComponent(occupation)}${area ? `/${encodeURIComponent(area)}` : ''}`, query),
  companies: () => '/companies',
  company: (id: string, slug?: string) => withSlug('/companies', id, slug),
  pricing: () => '/pricing',
  contact: (query: { company?: string } = {}) => withQuery('/contact', query),
  about: () => '/about',
  howWeCount: () => '/how-we-count',
  policy: (name: Policy) => `/policies/${name}`,

  signup: (query: { as?: 'employer' | 'jobseeker'; next?: string } = {}) => withQuery('/signup', query),
  login: (query: { next?: string } = {}) => withQuery('/login', query),
  verifyEmail: (query: { next?: string } = {}) => withQuery('/verify-email', query),
  forgotPassword: (query: { next?: string } = {}) => withQuery('/forgot-password', query),
  resetPassword: (query: { email?: string; next?: string } = {}) => withQuery('/reset-password', query),
  onboarding: (query: { next?: string } = {}) => withQuery('/onboarding', query),
  /** Accepts an invitation to a company; the link in the email adds the token as fragment. */
  join: () => '/join',
  settings: (page: SettingsPage = 'account') => `/settings/${page}`,
  billing: () => '/billing',
  checkout: (query: { plan?: string; session_id?: string } = {}) => withQuery('/checkout', query),
  checkoutDone: (sessionId: string) => withQuery('/checkout/done', { session_id: sessionId }),
  checkoutCancelled: () => '/checkout/cancelled',
  notifications: () => '/notifications',

  seekerHome: () => '/home',
  applications: () => '/applications',
  application: (id: string) => `/applications/${id}`,
  saved: () => '/saved',
  alerts: () => '/alerts',
  profile: () => '/profile',
  editProfile: () => '/profile/edit',
  experience: () => '/profile/experience',
  previewProfile: () => '/profile/preview',
  files: () => '/profile/files',
  importResume: () => '/profile/import',
  confirmExperience: (query: { code?: string } = {}) => withQuery('/confirm-experience', query),
  offers: () => '/offers',
  offer: (id: string) => `/offers/${id}`,
  compareOffers: (ids: string[] = []) => withQuery('/offers/compare', { ids: ids.join(',') }),
  analytics: () => '/analytics',
  reviews: () => '/reviews',

  employer: () => '/employer',
  ownCompany: () => '/employer/company',
  employerJobs: (query: { status?: string } = {}) => withQuery('/employer/jobs', query),
  newJob: (query: { draft?: string; copy?: string } = {}) => withQuery('/employer/jobs/new', query),
  employerJob: (id: string) => `/employer/jobs/${id}`,
  editJob: (id: string) => `/employer/jobs/${id}/edit`,
  applicants: (id: string) => `/employer/jobs/${id}/applicants`,
  /** The page of an applicant; the query names the list it was opened from, for previous and next. */
  applicantPerson: (id: string, query: Record<string, string | undefined> = {}) =>
    withQuery(`/employer/applicants/${id}`, query),
  talentSearch: () => '/employer/talent',
  savedTalent: (list?: string) => withSlug('/employer/talent', 'saved', list),
  talent: (id: string) => `/talent/${id}`,
  employerOffers: () => '/employer/offers',
  employerOffer: (id: string) => `/employer/offers/${id}`,
  employerReviews: () => '/employer/reviews',
  interviews: () => '/employer/interviews',
  templates: () => '/employer/templates',
  webhooks: () => '/employer/developers/webhooks',
  hiringReport: () => '/employer/report',
  developers: () => '/employer/developers',

  messages: () => '/messages',
  chat: (id: string) => `/messages/${id}`,
  transparency: () => '/transparency',
  answers: () => '/answers',
  appeal: (id: string, query: { token?: string } = {}) => withQuery(`/appeal/${id}`, query),
  admin: () => '/admin',
} as const
