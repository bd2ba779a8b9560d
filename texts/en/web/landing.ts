import type { Part } from '../../part.ts'

export const answersBestLabel = 'Who answers best'
export const answersBestTitle = 'Who answers best, last 90 days'
export const answersBestNote =
  'A company appears here once five of its applications are finished. Nobody is measured on fewer.'
export const answersBestWithinDay = ', within a day'
export const answersBestDays = (days: Part) => `, in ${days} d`
export const answers = 'Answers'
export const answersBestSample = (finished: Part) => `of ${finished} applications`
export const employerDueTitle = 'What is due today, first'
export const employerDueText = 'Answers that fall due, interviews and unread messages on one page.'
export const employerTemplatesTitle = 'Forty honest answers in three minutes'
export const employerTemplatesText = 'Templates and bulk answers with a reason; each person gets words, not a status.'
export const employerRateTitle = 'Your answer rate works for you'
export const employerRateText = 'It stands on every one of your jobs, and people apply where they will hear back.'
export const forEmployers = 'For employers'
export const employerTitle = 'People apply where they hear back'
export const employerLead = (freePosts: Part) =>
  `Post with the pay, answer in time, and let the figures speak. ${freePosts}`
export const employerAction = 'Post a job'
export const everyApplication = 'Every application'
export const heroHighlight = 'gets an answer'
export const heroLead =
  'The pay is on every job. How often and how fast each company answers is counted, and you see it before you apply.'
export const heroClockNote = 'days for an answer; the clock starts when you apply'
export const newestJobs = 'Newest jobs'
export const newestJobsTitle = 'Newest jobs, with the pay on them'
export const newestJobsAction = (count: Part) => `See all ${count} jobs`
export const newestJobsEmptyTitle = 'No job is posted yet'
export const newestJobsEmptyAction = 'Post the first job'
export const newestJobsEmptyHint = 'Three posts a month are free for every employer.'
export const prices = 'Prices'
export const pricesTitle = 'Answers are never sold'
export const allPrices = 'All prices'
export const aMonth = 'a month'
export const stepProfileTitle = 'Say once who you are'
export const stepProfileText =
  'One profile instead of forms. Strangers see your first name, your skills and about where you live; the rest opens when you apply.'
export const stepApplyTitle = 'Apply, and see the clock'
export const stepApplyText =
  'From that moment the company has 14 days. You see when it opened your application and when the answer is due.'
export const stepAnswerTitle = 'Get an answer'
export const stepAnswerText =
  'An invitation with times to pick, an offer, or a no with its reason. Silence counts against the company, in public.'
export const stepsLabel = 'How it works'
export const priceEmployerText = (posts: Part, people: Part) => `${posts} posts, ${people} people to write to.`
export const priceSeekerPlusText = 'Full analytics of your applications.'
export const priceSeekerAudience = 'Looking for work'
export const priceSeekerFreeText = 'Apply, get answers, chat, review. Always.'
export const freePostsNote = (limit: Part) => `${limit} posts a month are free, answers always are.`
export const freeAnswersNote = 'Answers are always free.'
