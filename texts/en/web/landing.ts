import type { Part } from '../../part.ts'

export const whoAnswersBest = 'Who answers best'
export const whoAnswersBestLast90 = 'Who answers best, last 90 days'
export const aCompanyAppearsHereOnce =
  'A company appears here once five of its applications are finished. Nobody is measured on fewer.'
export const withinADay = ', within a day'
export const inSoManyDays = (days: Part) => `, in ${days} d`
export const answers = 'Answers'
export const ofApplications = (finished: Part) => `of ${finished} applications`
export const whatIsDueTodayFirst = 'What is due today, first'
export const answersThatFallDueInterviews = 'Answers that fall due, interviews and unread messages on one page.'
export const fortyHonestAnswersInThree = 'Forty honest answers in three minutes'
export const templatesAndBulkAnswersWith =
  'Templates and bulk answers with a reason; each person gets words, not a status.'
export const yourAnswerRateWorksFor = 'Your answer rate works for you'
export const itStandsOnEveryOne = 'It stands on every one of your jobs, and people apply where they will hear back.'
export const forEmployers = 'For employers'
export const peopleApplyWhereTheyHear = 'People apply where they hear back'
export const postWithThePayAnswer = (freePosts: Part) =>
  `Post with the pay, answer in time, and let the figures speak. ${freePosts}`
export const postAJob = 'Post a job'
export const everyApplication = 'Every application'
export const getsAnAnswer = 'gets an answer'
export const thePayIsOnEvery =
  'The pay is on every job. How often and how fast each company answers is counted, and you see it before you apply.'
export const daysForAnAnswerThe = 'days for an answer; the clock starts when you apply'
export const newestJobs = 'Newest jobs'
export const newestJobsWithThePay = 'Newest jobs, with the pay on them'
export const seeAllJobs = (count: Part) => `See all ${count} jobs`
export const noJobIsPostedYet = 'No job is posted yet'
export const postTheFirstJob = 'Post the first job'
export const threePostsAMonthAre = 'Three posts a month are free for every employer.'
export const prices = 'Prices'
export const answersAreNeverSold = 'Answers are never sold'
export const allPrices = 'All prices'
export const aMonth = 'a month'
export const sayOnceWhoYouAre = 'Say once who you are'
export const oneProfileInsteadOfForms =
  'One profile instead of forms. Strangers see your first name, your skills and about where you live; the rest opens when you apply.'
export const applyAndSeeTheClock = 'Apply, and see the clock'
export const fromThatMomentTheCompany =
  'From that moment the company has 14 days. You see when it opened your application and when the answer is due.'
export const getAnAnswer = 'Get an answer'
export const anInvitationWithTimesTo =
  'An invitation with times to pick, an offer, or a no with its reason. Silence counts against the company, in public.'
export const howItWorks = 'How it works'
export const postsPeopleToWriteTo = (posts: Part, people: Part) => `${posts} posts, ${people} people to write to.`
export const fullAnalyticsOfYourApplications = 'Full analytics of your applications.'
export const lookingForWork = 'Looking for work'
export const applyGetAnswersChatReview = 'Apply, get answers, chat, review. Always.'
export const postsAMonthAreFree = (limit: Part) => `${limit} posts a month are free, answers always are.`
export const answersAreAlwaysFree = 'Answers are always free.'
