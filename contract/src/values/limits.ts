/** Limits shared by server and clients (product.md sections 2, 6 and 8). */
export const limits = {
  oneLine: 200,
  description: 10_000,
  longText: 2_000,
  listItems: 50,
  /** Maximum entries of a submitted list, including duplicates and empty ones. */
  rawListItems: 200,
  filterValues: 20,
  listItem: 100,
  /** Maximum number of sites that a company names for its careers page. */
  careersSites: 10,
  companyBenefits: 12,
  companyInvitations: 50,
  companyMembers: 200,
  companyPhotos: 8,
  /** Of one job, beside its lead; it has as many contributors at most. */
  jobRecruiters: 20,
  photoDescription: 160,
  /** Minimum of the shorter side of a photo in pixels. */
  photoSide: 200,
  pageSize: 100,
  lastPage: 1_000_000,
  /** Maximum rows of a list requested without a page (product.md section 3). */
  wholeList: 1_000,
  password: { min: 8, max: 128 },
  /** Digits of a mailed code; long ones follow many codes to one address within a day. */
  codeDigits: { short: 6, long: 12 },
  vacationHours: 1_000,
  rate: 10_000,
  experiences: 50,
  /** Maximum schools, certificates, languages, links or countries of a profile. */
  profileEntries: 20,
  hiddenEmployers: 200,
  pushDevices: 10,
  passkeys: 20,
  passkeyName: 60,
  /** Accounts at issuers that sign in to one account. */
  identities: 10,
  /** In any currency: nearly the maximum of the column. */
  pay: 9_999_999_999,
  pictureBytes: 10 * 1024 * 1024,
  radiusKm: 500,
  /** Default search radius around a town, in kilometers. */
  usualRadiusKm: 25,
  feedbackMin: 20,
  interviewSlots: 5,
  /** Maximum number of changes of a chosen interview time. */
  interviewChanges: 5,
  bulkAnswer: 500,
  /** Maximum number of jobs closed in one call. */
  bulkClosing: 50,
  answerTemplates: 100,
  templateName: 80,
  /** Characters of how AI is used in the selection. */
  aiUseDetails: 500,
  answerDays: 14,
  expiryDays: 30,
  reopenRejectedDays: 60,
  jobDays: 45,
  jobDrafts: 20,
  /** Window of a company's response statistics, in days. */
  figuresDays: 90,
  /** Minimum number of durations for the quartiles of a hiring report. */
  reportSample: 5,
  /** Jobs listed by a hiring report. */
  reportJobs: 100,
  /** Minimum number of open jobs for a directory page of a category or town. */
  directoryJobs: 5,
  /** Minimum number of jobs for a pay comparison. */
  comparableJobs: 5,
  /** Minimum number of finished applications; below it a company counts as new (product.md section 6.1). */
  finishedApplications: 5,
  searchResults: 1_000,
  /** A map shows the first `mapPins` results, and the largest `mapTowns` towns around them. */
  mapPins: 300,
  mapTowns: 80,
  message: 5_000,
  messagesPage: 500,
  savedJobNote: 2_000,
  fileBytes: 10 * 1024 * 1024,
  chatRequestsADay: 5,
  graceDays: 30,
  reportsADay: 10,
  contactMessagesADay: 2,
  /** Per IP address of a visitor, across all emails. */
  contactMessagesOfAnAddress: 20,
  hoursPerWeek: 168,
  /** Maximum number of people to hire for one job. */
  openings: 999,
  offerDays: { usual: 7, max: 90 },
  offerHoursMin: 1,
  companyJobs: 100,
  alerts: 20,
  /** Maximum number of companies that a job seeker follows. */
  follows: 100,
  /** Latest views and searches of a job seeker, and jobs that they hide; the tables hold no more. */
  viewedJobs: 50,
  recentSearches: 10,
  hiddenJobs: 500,
  /** Minimum number of followers that a company is told. */
  shownFollowers: 5,
  alertName: 80,
  /** Fits the largest possible profile; a single text may exceed the limit for stored texts. */
  jsonResumeBytes: 4 * 1024 * 1024,
  /** PDF and DOCX, which contain pictures and fonts. */
  resumeBytes: 10 * 1024 * 1024,
  resumeText: 100_000,
  resumeEntries: 1_000,
} as const

/** Limits of saved talent, apart from the others because public pages do not need them. */
export const talentLimits = {
  /** Saved talent searches and lists of people of a company, and people of a list; the tables hold no more. */
  searches: 50,
  lists: 50,
  listPeople: 500,
  name: 80,
  /** New matches of a saved talent search are counted up to this number. */
  newMatches: 100,
} as const

/** Limits of the files of job seekers, apart from the others because public pages do not need them. */
export const fileLimits = {
  /** Files in a library, and their total size. */
  files: 30,
  bytes: 100 * 1024 * 1024,
  /** With files that were sent and left the library. */
  keptBytes: 500 * 1024 * 1024,
  ofApplication: 5,
} as const
