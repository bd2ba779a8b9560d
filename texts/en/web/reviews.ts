import type { Part } from '../../part.ts'

export const writeAReview = 'Write a review'
export const youHaveReviewedThem = 'You have reviewed them.'
export const youHaveWrittenAReview = (shortDate: Part) =>
  `You have written a review. It shows on ${shortDate}, or once they have written theirs.`
export const noReviewAboutYouIs = 'No review about you is shown yet'
export const oneShowsOnceBothOf = 'One shows once both of you have written, or 14 days after it was written.'
export const aboutYourCompany = 'About your company'
export const aboutYou = 'About you'
export const reviews = 'Reviews'
export const toWrite = 'To write'
export const written = 'Written'
export const reply = 'Reply'
export const replyToThisReview = 'Reply to this review'
export const loadingTheForm = 'Loading the form'
export const yourReplyStandsBelowThe = 'Your reply stands below the review.'
export const yourReplyCouldNotBe = 'Your reply could not be sent.'
export const youCanReplyOnceEverybody = 'You can reply once. Everybody who reads the review reads your reply.'
export const yourReply = 'Your reply'
export const cancel = 'Cancel'
export const sendReply = 'Send reply'
export const anAverageAppearsFromThree = 'An average appears from three reviews on.'
export const howTheStarsSpread = 'How the stars spread'
export const stars = 'stars'
export const averages = 'Averages'
export const communication = 'Communication'
export const fairnessAndCare = 'Fairness and care'
export const loadingTheReviews = 'Loading the reviews'
export const theReviewsCouldNotBe = 'The reviews could not be loaded.'
export const aJobSeeker = 'A job seeker'
export const aCompanyThatHasLeft = 'A company that has left'
export const of5 = 'of 5'
export const metAndWritten = (met: Part) => `${met}, written`
export const writtenWhenTheOtherReview = '. Written when the other review was shown already'
export const replyBy = (subject: Part) => `Reply by ${subject}`
export const loadingWhomYouCanReview = 'Loading whom you can review'
export const thePeopleWhomYouCan = 'The people whom you can review could not be loaded.'
export const nobodyToReviewNow = 'Nobody to review now'
export const whoeverYouHadAnAnswer =
  'Whoever you had an answer, an interview, an offer or a chat with stands here for 12 months.'
export const aCompany = 'A company'
export const writeAReviewOf = (name: Part) => `Write a review of ${name}`
export const starsOfFive = (value: Part) => `${value} of 5 stars`
export const bad = 'Bad'
export const poor = 'Poor'
export const fair = 'Fair'
export const good = 'Good'
export const veryGood = 'Very good'
export const starsInWords = (stars: Part, word: Part) => `${stars} of 5, ${word}`
export const chooseOneToFiveStars = 'Choose one to five stars'
export const reviewOf = (name: Part) => `Review ${name}`
export const thisCompany = 'this company'
export const thisJobSeeker = 'this job seeker'
export const nobodySeesYourReviewBefore = (met: Part) =>
  `${met}. Nobody sees your review before the other side has written theirs, or 14 days have passed. Then it stands: it cannot be changed or taken back.`
export const overall = 'Overall'
export const clearPromptHonest = 'Clear, prompt, honest'
export const howYouWereTreated = 'How you were treated'
export const howTheyWentAboutIt = 'How they went about it'
export const whatHappened = 'What happened'
export const whatYouSawYourselfNo = 'What you saw yourself. No names of others, no private data.'
export const sendReview = 'Send review'
export const youHaveBothWrittenThe = 'You have both written: the two reviews are shown now.'
export const yourReviewIsKeptIt = (shortDate: Part) =>
  `Your review is kept. It shows on ${shortDate}, or as soon as the other side has written.`
export const loadingYourReviews = 'Loading your reviews'
export const yourReviewsCouldNotBe = 'Your reviews could not be loaded.'
export const youHaveNotWrittenA = 'You have not written a review yet'
export const afterAnAnswerAnInterview = 'After an answer, an interview, an offer or a chat you can say how it was.'
export const about = (name: Part) => `About ${name}`
export const shown = 'Shown'
export const waitsUntil = (shortDate: Part) => `Waits until ${shortDate}`
export const hired = 'Hired'
export const afterAnOffer = 'After an offer'
export const afterAnInterview = 'After an interview'
export const afterAnAnsweredApplication = 'After an answered application'
export const afterAChat = 'After a chat'
export const appliedAndGotNoAnswer = 'Applied, and got no answer in 30 days'
export const reviewCount = (count: Part) => (count === '1' ? '1 review' : `${count} reviews`)
export const error = (status: Part, message: Part) => `Error ${status}: ${message}`
export const badInSentence = 'bad'
export const poorInSentence = 'poor'
export const fairInSentence = 'fair'
export const goodInSentence = 'good'
export const veryGoodInSentence = 'very good'
