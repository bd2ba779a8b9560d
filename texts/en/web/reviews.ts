import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const writeAction = 'Write a review'
export const ownReviewShown = 'You’ve reviewed them.'
export const ownReviewPending = (shortDate: Part) =>
  `You’ve written a review. It’ll be shown on ${shortDate}, or as soon as they’ve written theirs.`
export const aboutYouEmptyTitle = 'No reviews about you yet'
export const aboutYouEmptyHint = 'A review is shown once you’ve both written one, or 14 days after it was written.'
export const aboutCompanyLabel = 'About your company'
export const aboutYou = 'About you'
export const reviews = 'Reviews'
export const toWriteTitle = 'To write'
export const written = 'Written'
export const reply = 'Reply'
export const replyTitle = 'Reply to this review'
export const replyLoading = 'Loading form'
export const replyDone = 'Your reply is posted below the review.'
export const replyFailed = 'We couldn’t post your reply.'
export const replyLead = 'You can reply once. Everyone who reads the review will see your reply.'
export const yourReply = 'Your reply'
export const cancel = 'Cancel'
export const sendReply = 'Send reply'
export const averageTooFew = 'An average appears after three reviews.'
export const distributionLabel = 'Rating breakdown'
export const stars = 'stars'
export const averages = 'Averages'
export const communication = 'Communication'
export const serviceQualityLabel = 'Fairness and care'
export const listLoading = 'Loading reviews'
export const listFailed = 'We couldn’t load the reviews.'
export const seekerFallback = 'A job seeker'
export const companyGone = 'A company that’s no longer on Hearback'
export const of5 = 'of 5'
export const rowDates = (met: Part) => `${met}, written`
export const writtenAfterReading = '. Written after the other review was shown'
export const replyBy = (subject: Part) => `Reply by ${subject}`
export const reviewableLoading = 'Loading people to review'
export const reviewableFailed = 'We couldn’t load who you can review.'
export const reviewableEmptyTitle = 'No one to review yet'
export const reviewableEmptyHint =
  'After an answer, an interview, an offer or a chat, you have 12 months to write a review here.'
export const companyFallback = 'A company'
export const writeTitle = (name: Part) => `Write a review of ${name}`
export const starsLabel = (value: Part) => `${value} of 5 stars`
export const bad = 'Bad'
export const poor = 'Poor'
export const fair = 'Fair'
export const good = 'Good'
export const veryGood = 'Very good'
export const starsWordLabel = (stars: Part, word: Part) => `${stars} of 5, ${word}`
export const starsRequired = 'Choose one to five stars'
export const writeLabel = (name: Part) => `Review ${name}`
export const companyInSentence = 'this company'
export const seekerInSentence = 'this job seeker'
export const writeLead = (met: Part) =>
  `${met}. Your review stays hidden until they’ve written theirs or 14 days have passed. After that, it can’t be changed or removed.`
export const overall = 'Overall'
export const communicationHint = 'Clear, prompt, honest'
export const treatmentHintSeeker = 'How you were treated'
export const treatmentHintEmployer = 'How they handled the process'
export const textLabel = 'What happened'
export const textHint = 'Only what you saw yourself. Don’t include names or private information.'
export const sendReview = 'Send review'
export const writeDoneShown = 'You’ve both written a review, so both are shown now.'
export const writeDonePending = (shortDate: Part) =>
  `Review saved. It’ll be shown on ${shortDate}, or as soon as they’ve written theirs.`
export const writtenLoading = 'Loading your reviews'
export const writtenFailed = 'We couldn’t load your reviews.'
export const writtenEmptyTitle = 'You haven’t written any reviews yet'
export const writtenEmptyHint = 'After an answer, an interview, an offer or a chat, you can say how it went.'
export const about = (name: Part) => `About ${name}`
export const shown = 'Shown'
export const waitsUntil = (shortDate: Part) => `Hidden until ${shortDate}`
export const hired = 'Hired'
export const basisOffer = 'After an offer'
export const basisInterview = 'After an interview'
export const basisApplication = 'After an answered application'
export const basisChat = 'After a chat'
export const basisNoAnswer = 'Applied, no answer in 30 days'
export const reviewCount = (count: Part) => plural(count, { one: '1 review', other: `${count} reviews` })
export const error = (status: Part, message: Part) => `Error ${status}: ${message}`
export const badInSentence = 'bad'
export const poorInSentence = 'poor'
export const fairInSentence = 'fair'
export const goodInSentence = 'good'
export const veryGoodInSentence = 'very good'
export const sortLabel = 'Sort reviews'
export const sortNewest = 'Newest first'
export const sortHighest = 'Highest rated'
export const sortLowest = 'Lowest rated'
export const allStarsAction = 'Show all reviews'
export const filterEmpty = (stars: Part) => `No reviews with ${stars} of 5 stars.`
