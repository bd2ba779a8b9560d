import { accountPermissions, anEmail } from './account-permissions.ts'
import { evaluationPermissions } from './evaluation-permissions.ts'
import { keyPermissions } from './key-permissions.ts'
import {
  admins,
  anybody,
  anyMember,
  eitherSide,
  employers,
  members,
  parties,
  type Row,
  seekers,
} from './permission-outcomes.ts'
import type { World } from './permission-world.ts'
import { publicFigurePermissions } from './public-figure-permissions.ts'
import { seekerPermissions } from './seeker-permissions.ts'
import { talentPermissions } from './talent-permissions.ts'
import { teamPermissions } from './team-permissions.ts'

const claimed = { channel: 'phone', answeredOn: '2026-11-29' }
const reported = ({ reportedMessageId }: World) => ({ params: { kind: 'message', id: reportedMessageId } })
const resumeFile = new Blob(['{"basics":{"label":"Miller"}}'])
const verdict = { outcome: 'dismissed', measure: 'none', reason: 'It is what it says.' }

const job = ({ jobId }: World) => ({ params: { id: jobId } })
const toJob = ({ jobId }: World) => ({ params: { jobId } })
const message = ({ messageId }: World) => ({ params: { id: messageId } })
const application = ({ applicationId }: World) => ({ params: { id: applicationId } })
const offer = ({ offerId }: World) => ({ params: { id: offerId } })
const chat = ({ chatId }: World) => ({ params: { chatId } })
const theTwo = members('ok', 'not_found', 'ok', 'not_found', 'not_found')
const theTwoSides = members('ok', 'not_found', 'ok', 'not_found')
const hana = ({ hana }: World) => ({ params: { id: hana._id } })
const ana = ({ ana }: World) => ({ params: { id: ana._id } })
const template = ({ templateId }: World) => ({ params: { id: templateId } })
const templateForm = { name: 'Away', body: 'Too far away.' }
const draft = ({ draftId }: World) => ({ params: { id: draftId } })
const photo = ({ photoId }: World) => ({ params: { id: photoId } })
const experience = ({ experienceId }: World) => ({ params: { id: experienceId } })
const experienceForm = { title: 'Baker', company: 'Crust', startDate: '2021-01' }
const jobPay = { estimatedFrom: 20, estimatedTo: 25 }
const jobForm = { jobTitle: 'Baker', category: 'Food', ...jobPay, skills: 'dough', description: 'Bread.' }
const seekerForm = { firstName: 'Ana', lastName: 'Ruiz', city: 'Boise', jobTitle: 'Baker', skill: 'dough' }
const employerForm = { firstName: 'Hana', lastName: 'Reed', businessName: 'Crust', businessLocation: 'Boise' }
const reportForm = { body: { reason: 'spam' } }
const stars = { rating: 4, communicationRating: 4, serviceQualityRating: 4 }
const reviewForm = (hr: string, jobSeeker: string) => ({ body: { hr, jobSeeker, comment: 'Fair.', ...stars } })
const review = ({ reviewId }: World) => ({ params: { id: reviewId } })
const rejection = { newStatus: 'rejected', reasonCode: 'role_cancelled' }

/** The permissions of every endpoint by its name (product.md section 3). */
export const permissions: Record<string, Row> = {
  ...accountPermissions,
  ...teamPermissions,
  ...evaluationPermissions,
  ...keyPermissions,
  ...publicFigurePermissions,

  exportResume: [seekers('ok', 'ok')],
  previewResume: [seekers('ok', 'ok'), () => ({ file: resumeFile })],
  importResume: [
    seekers('conflict', 'conflict'),
    () => ({ file: resumeFile, body: { mode: 'add', version: 'stale' } }),
  ],

  suggestPlaces: [anybody('ok'), () => ({ query: { query: 'boi' } })],

  createEmployerProfile: [employers('profile_exists', 'profile_exists'), () => ({ body: employerForm })],
  getEmployerProfile: [anybody('ok'), hana],
  updateEmployerProfile: [
    employers('ok', 'not_allowed'),
    (world) => ({ ...hana(world), body: { profession: 'Master baker' } }),
  ],
  listEmployers: [anybody('ok')],
  listCompanyChoices: [anybody('ok')],
  uploadEmployerPicture: [employers('ok', 'ok'), (world) => ({ file: world.picture })],
  getCareersSites: [employers('ok', 'ok')],
  setCareersSites: [employers('ok', 'ok'), () => ({ body: { sites: ['https://crust.example'] } })],
  listCompanyPhotos: [anybody('ok'), hana],
  addCompanyPhoto: [employers('ok', 'ok'), (world) => ({ file: world.photo, body: { description: 'Our oven' } })],
  describeCompanyPhoto: [
    employers('ok', 'not_found'),
    (world) => ({ ...photo(world), body: { description: 'Our oven' } }),
  ],
  orderCompanyPhotos: [employers('ok', 'conflict'), ({ photoId }) => ({ body: { ids: [photoId] } })],
  removeCompanyPhoto: [employers('ok', 'not_found'), photo],

  publishProfile: [seekers('ok', 'ok'), () => ({ body: seekerForm })],
  getSeekerProfile: [members('ok', 'ok', 'ok', 'not_allowed'), ana],
  updateSeekerProfile: [seekers('ok', 'not_allowed'), (world) => ({ ...ana(world), body: { jobTitle: 'Miller' } })],
  uploadSeekerPicture: [seekers('ok', 'ok'), (world) => ({ file: world.picture })],
  addExperience: [seekers('ok', 'ok'), () => ({ body: experienceForm })],
  updateExperience: [seekers('ok', 'not_found'), (world) => ({ ...experience(world), body: { title: 'Miller' } })],
  removeExperience: [seekers('ok', 'not_found'), experience],
  requestExperienceProof: [seekers('ok', 'not_found'), experience],
  getExperienceClaim: [anybody('wrong_code'), () => ({ query: { code: 'forged' } })],
  confirmExperience: [anybody('wrong_code'), () => ({ body: { code: 'forged' } })],
  listTalents: [employers('ok', 'ok'), () => ({ body: {} })],
  searchTalents: [employers('ok', 'ok'), () => ({ body: {} })],
  listHiddenEmployers: [seekers('ok', 'ok')],
  hideFromEmployer: [seekers('ok', 'ok'), hana],
  showToEmployer: [seekers('ok', 'ok'), hana],

  postJob: [employers('ok', 'ok'), () => ({ body: jobForm })],
  updateJob: [employers('ok', 'not_allowed'), (world) => ({ ...job(world), body: { jobTitle: 'Miller' } })],
  setJobStatus: [employers('ok', 'not_allowed'), (world) => ({ ...job(world), body: { status: 'paused' } })],
  renewJob: [employers('ok', 'not_allowed'), job],
  deleteJob: [employers('step_not_allowed', 'not_allowed'), job],
  restoreJob: [employers('ok', 'not_allowed'), job],
  listJobsOfEmployer: [anybody('ok'), hana],
  getJob: [anybody('ok'), job],
  countJobView: [anybody('ok'), job],
  ...seekerPermissions,
  searchJobs: [anybody('ok'), () => ({ body: {} })],
  countFilters: [anybody('ok'), () => ({ body: {} })],
  suggestSearch: [anybody('ok'), () => ({ query: { query: 'bak' } })],
  listCategories: [anybody('ok')],
  listSkills: [anyMember],
  mapJobs: [anybody('ok'), () => ({ body: {} })],
  mapTalents: [employers('ok', 'ok'), () => ({ body: {} })],
  listDirectory: [anybody('ok')],
  getDirectoryPage: [anybody('ok'), () => ({ query: { category: 'food' } })],
  directoryOfJob: [anybody('ok'), job],
  listSalaries: [anybody('ok')],
  getSalaryPage: [anybody('not_found'), () => ({ query: { occupation: 'food' } })],
  salaryOfJob: [anybody('ok'), job],

  applyToJob: [seekers('already_applied', 'ok'), (world) => ({ ...toJob(world), body: {} })],
  listApplicants: [employers('ok', 'not_allowed'), toJob],
  listApplicationsOfPerson: [employers('ok', 'not_found'), ana],
  findApplicants: [employers('ok', 'ok'), () => ({ query: { name: 'ana' } })],
  updateApplicationStatus: [
    members('ok', 'not_found', 'step_not_allowed', 'not_found', 'not_found'),
    (world) => ({ ...application(world), body: rejection }),
  ],
  countApplicationView: [employers('ok', 'not_found'), application],
  hasApplied: [seekers('ok', 'ok'), toJob],
  getApplyTerms: [seekers('ok', 'ok'), toJob],
  listMyApplications: [seekers('ok', 'ok')],
  getAgenda: [seekers('ok', 'ok')],
  getApplication: [theTwo, application],

  bulkUpdateStatus: [employers('ok', 'ok'), (world) => ({ body: { ids: [world.applicationId], newStatus: 'viewed' } })],
  pickSlot: [seekers('ok', 'not_found'), (world) => ({ ...application(world), body: { slot: world.slot } })],
  getInterviewCalendar: [theTwo, application],
  listInterviews: [employers('ok', 'ok')],
  listPastInterviews: [employers('ok', 'ok')],
  cancelInterview: [employers('ok', 'not_found'), (world) => ({ ...application(world), body: {} })],
  markNoShow: [employers('step_not_allowed', 'not_found'), application],
  claimAnswer: [employers('step_not_allowed', 'not_found'), (world) => ({ ...application(world), body: claimed })],
  settleClaim: [
    seekers('step_not_allowed', 'not_found'),
    (world) => ({ ...application(world), body: { heard: true } }),
  ],
  nudgeEmployer: [seekers('step_not_allowed', 'not_found'), application],
  requestOtherTimes: [
    seekers('ok', 'not_found'),
    (world) => ({ ...application(world), body: { message: 'Could it be later?' } }),
  ],
  getDashboard: [employers('ok', 'ok')],
  getOwnResponseStats: [employers('ok', 'ok')],
  getHiringReport: [employers('ok', 'not_found'), ({ jobId }) => ({ query: { job: jobId } })],
  listWaiting: [employers('ok', 'ok')],
  listJobDrafts: [employers('ok', 'ok')],
  saveJobDraft: [
    employers('ok', 'not_found'),
    (world) => ({ ...draft(world), body: { revision: 1, values: { jobTitle: 'Baker' } } }),
  ],
  removeJobDraft: [employers('ok', 'not_found'), draft],
  listTemplates: [employers('ok', 'ok')],
  addTemplate: [employers('ok', 'ok'), () => ({ body: templateForm })],
  updateTemplate: [employers('ok', 'not_found'), (world) => ({ ...template(world), body: templateForm })],
  removeTemplate: [employers('ok', 'not_found'), template],

  reviewSeeker: [
    employers('ok', 'no_interaction'),
    (world, caller) => reviewForm(caller === 'otto' ? world.otto._id : world.hana._id, world.ana._id),
  ],
  reviewEmployer: [
    seekers('ok', 'no_interaction'),
    (world, caller) => reviewForm(world.hana._id, caller === 'bea' ? world.bea._id : world.ana._id),
  ],
  listSeekerReviews: [members('ok', 'ok', 'ok', 'not_allowed', 'not_allowed'), ana],
  listEmployerReviews: [anybody('ok'), hana],
  replyAsEmployer: [employers('ok', 'not_found'), (world) => ({ ...review(world), body: { comment: 'Thank you.' } })],
  replyAsSeeker: [
    seekers('ok', 'not_found'),
    (world) => ({ params: { id: world.reviewOfAnaId }, body: { comment: 'Thank you.' } }),
  ],
  listMyReviews: [anyMember],
  listReviewable: [eitherSide],
  getReviewChance: [eitherSide, hana],

  reportCompany: [members('not_allowed', 'ok', 'ok', 'ok', 'ok'), (world) => ({ ...hana(world), ...reportForm })],
  reportJob: [members('not_allowed', 'ok', 'ok', 'ok', 'ok'), (world) => ({ ...job(world), ...reportForm })],
  reportSeeker: [members('ok', 'ok', 'not_allowed', 'ok', 'ok'), (world) => ({ ...ana(world), ...reportForm })],
  reportMessage: [
    members('ok', 'not_found', 'not_allowed', 'not_found', 'not_found'),
    (world) => ({ ...message(world), ...reportForm }),
  ],
  reportEmployerReview: [anyMember, (world) => ({ ...review(world), ...reportForm })],
  reportSeekerReview: [anyMember, (world) => ({ ...review(world), ...reportForm })],
  listMyReports: [anyMember],
  listChats: [eitherSide],
  countUnread: [eitherSide],
  searchChats: [eitherSide, () => ({ query: { query: 'hello' } })],
  ...talentPermissions,
  startChat: [
    eitherSide,
    (world, caller) => ({ body: { profileId: ['hana', 'otto'].includes(caller) ? world.ana._id : world.hana._id } }),
  ],
  getChat: [theTwoSides, chat],
  listMessages: [theTwoSides, chat],
  sendMessage: [theTwoSides, ({ chatId }) => ({ body: { chatId, content: 'Hello.' } })],
  sendFileMessage: [theTwo, ({ chatId, picture }) => ({ body: { chatId }, file: picture })],
  readChat: [theTwoSides, ({ chatId }) => ({ body: { chatId, seq: 1 } })],
  decideChat: [theTwo, (world) => ({ ...chat(world), body: { decision: 'block' } })],
  listBlocked: [eitherSide],
  unblock: [theTwo, ({ chatId }) => ({ params: { id: chatId } })],
  contactUs: [
    anybody('ok'),
    (_, caller) => ({ body: { name: 'Ana', email: anEmail(caller), message: 'How do I change my name?' } }),
  ],
  listContactMessages: [admins('ok')],
  handleContactMessage: [admins('ok'), ({ contactId }) => ({ params: { id: contactId }, body: {} })],
  listAudit: [admins('ok')],
  listCases: [admins('ok')],
  getCase: [admins('ok'), reported],
  decideCase: [admins('conflict'), (world) => ({ ...reported(world), body: { ...verdict, version: 'stale' } })],
  takeCase: [admins('ok'), (world) => ({ ...reported(world), body: {} })],
  releaseCase: [admins('ok'), reported],
  addCaseNote: [admins('ok'), (world) => ({ ...reported(world), body: { words: 'They called me.' } })],
  listPendingCompanies: [admins('ok')],
  getCompanyApproval: [admins('ok'), ({ hana }) => ({ params: { id: hana._id } })],
  approveCompany: [admins('ok'), ({ hana }) => ({ params: { id: hana._id }, body: { reason: 'I called them.' } })],
  withdrawApproval: [admins('conflict'), ({ hana }) => ({ params: { id: hana._id }, body: { reason: 'Closed.' } })],
  transferDomain: [admins('conflict'), ({ domainId }) => ({ params: { id: domainId }, body: { reason: 'Theirs.' } })],
  readAround: [admins('ok'), ({ reportedMessageId }) => ({ params: { id: reportedMessageId } })],
  listDecisions: [admins('ok')],
  listAppeals: [admins('ok')],
  decideAppeal: [admins('ok'), ({ appealId }) => ({ params: { id: appealId }, body: verdict })],
  findAccounts: [admins('ok')],
  suspend: [admins('ok'), (world) => ({ params: { kind: 'job', id: world.jobId }, body: { reason: 'Scam.' } })],
  reinstate: [admins('conflict'), (world) => ({ params: { kind: 'job', id: world.jobId }, body: { reason: 'Fine.' } })],
  getDecision: [parties('ok'), ({ decisionId }) => ({ params: { id: decisionId } })],
  fileAppeal: [parties('conflict'), ({ decisionId }) => ({ params: { id: decisionId }, body: { words: 'No.' } })],
  recordEvent: [anybody('ok'), () => ({ body: { n: 'pageview', u: '/nowhere' } })],
  recordPageview: [anybody('ok'), () => ({ body: { path: '/nowhere' } })],
  getVisits: [admins('ok')],

  makeOffer: [
    employers('ok', 'not_allowed'),
    ({ hana, ana, jobId }) => ({ body: { hr: hana._id, jobSeeker: ana._id, job: jobId, details: 'Bake with us.' } }),
  ],
  updateOfferStatus: [
    members('step_not_allowed', 'not_found', 'ok', 'not_found', 'not_found'),
    (world) => ({ ...offer(world), body: { status: 'accepted' } }),
  ],
  getOffer: [theTwo, offer],
  listOffersToSeeker: [seekers('ok', 'not_allowed'), ana],
  listOffersOfEmployer: [employers('ok', 'not_allowed'), hana],
  listAllOffers: [members('ok', 'not_allowed', 'not_allowed', 'not_allowed'), hana],
  viewCompany: [seekers('ok', 'ok'), hana],

  getSeekerAnalytics: [
    members('analytics_restricted', 'analytics_restricted', 'ok', 'analytics_restricted', 'analytics_restricted'),
    ana,
  ],
  listPlans: [anybody('ok')],
  createCheckoutSession: [
    {
      ...anybody('ok'),
      hana: 'already_subscribed',
      ana: 'invalid_input',
      bea: 'invalid_input',
      admin: 'invalid_input',
    },
    () => ({ body: { planId: 'employer_pro_monthly' } }),
  ],
  getCheckout: [anybody('ok'), ({ sessionId }) => ({ query: { sessionId } })],
  simulatePayment: [anybody('card_declined'), ({ sessionId }) => ({ body: { sessionId, outcome: 'decline' } })],
  claimCheckout: [
    members('ok', 'checkout_claimed', 'invalid_input', 'invalid_input', 'invalid_input'),
    ({ paidSessionId }) => ({ body: { sessionId: paidSessionId } }),
  ],
  getMySubscription: [anyMember],
  getUsage: [anyMember],
  changePlan: [
    members('ok', 'not_found', 'invalid_input', 'invalid_input', 'invalid_input'),
    () => ({ body: { planId: 'employer_business_monthly' } }),
  ],
  cancelSubscription: [members('ok', 'not_found', 'not_found', 'not_found', 'not_found')],
  resumeSubscription: [members('ok', 'not_found', 'not_found', 'not_found', 'not_found')],
  openPortal: [members('ok', 'not_found', 'not_found', 'not_found', 'not_found')],
  listInvoices: [anyMember],
  receivePaymentEvent: [anybody('bad_signature'), () => ({ body: { id: 'evt_1' } })],
}
