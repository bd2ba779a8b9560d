import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const answersBestLabel = 'Who answers best'
export const answersBestTitle = 'Who answers best, last 90 days'
export const answersBestNote = 'Companies appear here once five of their applications have finished.'
export const answersAllLink = 'All answer figures'
export const answersBestWithinDay = ', within a day'
export const answersBestDays = (days: Part) => plural(days, { one: ', in 1 day', other: `, in ${days} days` })
export const answers = 'Answers'
export const answersBestSample = (finished: Part) => `of ${finished} applications`
export const employerDueTitle = 'See what’s due first'
export const employerDueText = 'Answers due, interviews and unread messages, all on one page.'
export const employerTemplatesTitle = 'Forty honest answers in three minutes'
export const employerTemplatesText =
  'Use templates and bulk answers with a reason, so that each person gets words and not just a status.'
export const employerRateTitle = 'Your answer rate works for you'
export const employerRateText = 'It’s shown on every job you post, and people apply where they hear back.'
export const forEmployers = 'For employers'
export const employerTitle = 'People apply where they hear back'
export const employerLead = (freePosts: Part) =>
  `Show the pay, answer on time and let your answer rate speak for you. ${freePosts}`
export const employerAction = 'Post a job'
export const everyApplication = 'Every application'
export const heroHighlight = 'gets an answer'
export const heroLead =
  'Every job shows its pay. We count how often and how quickly each company answers, and you see it before you apply.'
export const heroClockNote = 'days to answer, starting when you apply'
export const newestJobs = 'Newest jobs'
export const newestJobsTitle = 'Newest jobs'
export const newestJobsAction = (count: Part) => `View all ${count} jobs`
export const newestJobsEmptyTitle = 'No jobs yet'
export const newestJobsEmptyAction = 'Post the first job'
export const newestJobsEmptyHint = 'Every employer gets three free posts a month.'
export const prices = 'Pricing'
export const pricesTitle = 'Answers are never sold'
export const allPrices = 'View pricing'
export const aMonth = 'per month'
export const stepProfileTitle = 'Create your profile once'
export const stepProfileText =
  'One profile instead of endless forms. Employers see your first name, your skills and roughly where you live. They see more when you apply.'
export const stepApplyTitle = 'Apply and watch the clock'
export const stepApplyText =
  'The company has 14 days to answer. You see when it opened your application and when the answer is due.'
export const stepAnswerTitle = 'Get an answer'
export const stepAnswerText =
  'You get an interview, an offer or a no with a reason. Silence counts against the company, in public.'
export const stepsLabel = 'How it works'
export const priceEmployerText = (posts: Part, people: Part) =>
  `${posts} job posts and ${people} new people to message per month.`
export const priceSeekerPlusText = 'Full analytics for your applications.'
export const priceSeekerAudience = 'Looking for work'
export const priceSeekerFreeText = 'Apply, get answers, chat and review. Always free.'
export const freePostsNote = (limit: Part) => `${limit} posts a month are free, and answering is always free.`
export const freeAnswersNote = 'Answering is always free.'
