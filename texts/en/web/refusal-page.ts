export const expiredFileTitle = 'This file link has expired'
export const expiredFileAdvice =
  'File links only work for a few minutes, so no one else can use them. Open the chat and select the file again.'
export const missingFileTitle = 'This file isn’t available'
export const missingFileAdvice =
  'It may have been deleted, or your account may not have access to it. The chat shows the files you can open.'
export const signedOutTitle = 'Open this from your account'
export const signedOutAdvice =
  'For your safety, this link doesn’t work on its own. Sign in and open it from the page it belongs to.'
export const notAllowedTitle = 'You can’t open this'
export const missingTitle = 'There’s nothing at this address'
export const missingAdvice = 'The address may be wrong, or the page may have been deleted.'
export const goneTitle = 'This is no longer available'
export const goneAdvice = 'It was removed or has expired.'
export const tooLargeTitle = 'This is too large'
export const tooLargeAdvice =
  'Your browser sent more than we can accept. Try again with less, or clear your cookies for this site.'
export const tooManyTitle = 'Too many requests'
export const failedTitle = 'Something went wrong on our side'
export const unavailableTitle = 'We’ll be right back'
export const otherTitle = 'We couldn’t open this'
/** `when`: "in 5 minutes" */
export const tryAgainIn = (when: string) => `You can try again ${when}.`

export const tryAgain = 'Try again'
export const goToStart = 'Go to homepage'
export const openMessages = 'Go to messages'
export const openApplications = 'Go to applications'
export const openInterviews = 'Go to interviews'
export const openData = 'Go to your data'
export const openProfile = 'Go to your profile'
export const openBilling = 'Go to billing'
export const openAlerts = 'Go to job alerts'
export const openNotifications = 'Go to notification settings'
export const openJobs = 'Search jobs'
export const confirmEmail = 'Confirm your email'
export const contactUs = 'Contact us'
