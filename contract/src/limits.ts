/** Sizes and counts that both sides go by (product.md sections 2, 6 and 8). */
export const limits = {
  oneLine: 200,
  description: 10_000,
  longText: 2_000,
  listItems: 50,
  /** Entries of a list that is sent, repeats and empty ones included. */
  rawListItems: 200,
  filterValues: 20,
  listItem: 100,
  pageSize: 100,
  lastPage: 1_000_000,
  /** Rows of a list that is asked for without a page (product.md section 3). */
  wholeList: 1_000,
  password: { min: 8, max: 128 },
  vacationHours: 1_000,
  rate: 10_000,
  experiences: 50,
  hiddenEmployers: 200,
  pushDevices: 10,
  passkeys: 20,
  passkeyName: 60,
  /** Of any currency: most of the amounts a column holds. */
  pay: 9_999_999_999,
  pictureBytes: 10 * 1024 * 1024,
  radiusKm: 500,
  /** Kilometres around a town where none are given. */
  usualRadiusKm: 25,
  feedbackMin: 20,
  interviewSlots: 5,
  /** How often a chosen interview time may be changed. */
  interviewChanges: 5,
  bulkAnswer: 100,
  answerTemplates: 100,
  answerDays: 14,
  expiryDays: 30,
  reopenRejectedDays: 60,
  jobDays: 45,
  /** What a company's figures are counted over. */
  figuresDays: 90,
  /** Open jobs from which on a category or a town has a page of its own. */
  directoryJobs: 5,
  /** Jobs below which nothing is said about their pay. */
  comparableJobs: 5,
  /** Applications that came to an end below which a company is new here (product.md section 6.1). */
  finishedApplications: 5,
  searchResults: 1_000,
  /** Of what a search finds, so many of the first are on its map; and of the towns around, so many of the largest. */
  mapPins: 300,
  mapTowns: 80,
  message: 5_000,
  messagesPage: 500,
  fileBytes: 10 * 1024 * 1024,
  chatRequestsADay: 5,
  graceDays: 30,
  reportsADay: 10,
  contactMessagesADay: 2,
  /** Of visitors, whatever e-mail they give. */
  contactMessagesOfAnAddress: 20,
  hoursPerWeek: 168,
  offerDays: { usual: 7, max: 90 },
  offerHoursMin: 1,
  companyJobs: 100,
  alerts: 20,
  alertName: 80,
  /** Holds the largest profile that can be; one text of it may be longer than what is kept. */
  resumeBytes: 4 * 1024 * 1024,
  resumeText: 100_000,
  resumeEntries: 1_000,
} as const
