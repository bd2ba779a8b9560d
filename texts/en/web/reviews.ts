import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const writeAction = 'Write a review'
export const ownReviewShown = 'You have reviewed them.'
export const ownReviewPending = (shortDate: Part) =>
  `You have written a review. It shows on ${shortDate}, or once they have written theirs.`
export const aboutYouEmptyTitle = 'No review about you is shown yet'
export const aboutYouEmptyHint = 'One shows once both of you have written, or 14 days after it was written.'
export const aboutCompanyLabel = 'About your company'
export const aboutYou = 'About you'
export const reviews = 'Reviews'
export const toWriteTitle = 'To write'
export const written = 'Written'
export const reply = 'Reply'
export const replyTitle = 'Reply to this review'
export const replyLoading = 'Loading the form'
export const replyDone = 'Your reply stands below the review.'
export const replyFailed = 'Your reply could not be sent.'
export const replyLead = 'You can reply once. Everybody who reads the review reads your reply.'
export const yourReply = 'Your reply'
export const cancel = 'Cancel'
export const sendReply = 'Send reply'
export const averageTooFew = 'An average appears from three reviews on.'
export const distributionLabel = 'How the stars spread'
export const stars = 'stars'
export const averages = 'Averages'
export const communication = 'Communication'
export const serviceQualityLabel = 'Fairness and care'
export const listLoading = 'Loading the reviews'
export const listFailed = 'The reviews could not be loaded.'
export const seekerFallback = 'A job seeker'
export const companyGone = 'A company that has left'
export const of5 = 'of 5'
export const rowDates = (met: Part) => `${met}, written`
export const writtenAfterReading = '. Written when the other review was shown already'
export const replyBy = (subject: Part) => `Reply by ${subject}`
export const reviewableLoading = 'Loading whom you can review'
export const reviewableFailed = 'The people whom you can review could not be loaded.'
export const reviewableEmptyTitle = 'Nobody to review now'
export const reviewableEmptyHint =
  'Whoever you had an answer, an interview, an offer or a chat with stands here for 12 months.'
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
  `${met}. Nobody sees your review before the other side has written theirs, or 14 days have passed. Then it stands: it cannot be changed or taken back.`
export const overall = 'Overall'
export const communicationHint = 'Clear, prompt, honest'
export const treatmentHintSeeker = 'How you were treated'
export const treatmentHintEmployer = 'How they went about it'
export const textLabel = 'What happened'
export const textHint = 'What you saw yourself. No names of others, no private data.'
export const sendReview = 'Send review'
export const writeDoneShown = 'You have both written: the two reviews are shown now.'
export const writeDonePending = (shortDate: Part) =>
  `Your review is kept. It shows on ${shortDate}, or as soon as the other side has written.`
export const writtenLoading = 'Loading your reviews'
export const writtenFailed = 'Your reviews could not be loaded.'
export const writtenEmptyTitle = 'You have not written a review yet'
export const writtenEmptyHint = 'After an answer, an interview, an offer or a chat you can say how it was.'
export const about = (name: Part) => `About ${name}`
export const shown = 'Shown'
export const waitsUntil = (shortDate: Part) => `Waits until ${shortDate}`
export const hired = 'Hired'
export const basisOffer = 'After an offer'
export const basisInterview = 'After an interview'
export const basisApplication = 'After an answered application'
export const basisChat = 'After a chat'
export const basisNoAnswer = 'Applied, and got no answer in 30 days'
export const reviewCount = (count: Part) => plural(count, { one: '1 review', other: `${count} reviews` })
export const error = (status: Part, message: Part) => `Error ${status}: ${message}`
export const badInSentence = 'bad'
export const poorInSentence = 'poor'
export const fairInSentence = 'fair'
export const goodInSentence = 'good'
export const veryGoodInSentence = 'very good'
