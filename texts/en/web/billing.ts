import type { Part } from '../../part.ts'

export const planMissingTitle = 'We can’t find this plan'
export const plansLink = 'View plans'
export const yourPlan = 'Your plan'
export const pricePerMonthSentence = (price: Part) => `${price} per month.`
export const cancellationTerms = 'Cancel anytime. Your plan stays active until the end of the paid month.'
export const signedOutHint = 'You’re not signed in. You can pay now and sign in afterward to activate your plan.'
export const paymentContinueAction = 'Continue to payment'
export const notNowAction = 'Cancel'
export const planLoading = 'Loading your plan'
export const usageTitle = 'Usage'
export const usageTimeZone = 'months and days in UTC'
export const invoices = 'Invoices'
export const cardFieldsFailed = 'We couldn’t load the card form. Reload the page.'
export const receiptEmailLabel = 'Email for your receipt'
export const pay = 'Pay'
export const cardFieldsNotReady = 'The card form is still loading. Try again in a moment.'
export const outcomeLoading = 'Activating your plan'
export const outcomeTitle = (planName: Part) => `You’re on ${planName}`
export const outcomeHint = 'Your new limits apply now.'
export const outcomePostJobAction = 'Post a job'
export const outcomeAnalyticsAction = 'View your analytics'
export const billingLink = 'Plan, usage and invoices'
export const outcomeMissingTitle = 'We can’t find your payment'
export const outcomeMissingHint =
  'This link has no payment number. If you paid, your plan is safe: see it under Plan and billing.'
export const outcomeSignInTitle = 'Payment received. Sign in to activate your plan'
export const signIn = 'Sign in'
export const signUpAction = 'Create an account'
export const outcomeSignInHint = 'Sign in with this browser to claim the payment. Keep this page open until then.'
export const outcomeUnpaidTitle = 'Your payment hasn’t gone through yet'
export const outcomeFailedTitle = 'We couldn’t activate your plan'
export const outcomeRetryAction = 'Check again'
export const outcomePaymentAction = 'Back to payment'
export const pricePerMonth = (price: Part) => `${price} per month`
export const seekerFreeHint = 'You’re on the free plan. Applying, answering and messaging are always free.'
export const paymentFailedNotice = (shortDate: Part) =>
  `Your last payment didn’t go through. Your plan stays active until ${shortDate}. Check your card. After that, jobs over the free limit are paused, never deleted.`
export const planEndedHint = 'Your paid plan has ended. Nothing was deleted.'
export const endsOn = (end: Part) => `Ends on ${end}.`
export const renewsOn = (end: Part) => `Renews on ${end}.`
export const planChangeAction = (name: Part) => `Change to ${name}`
export const portalAction = 'Payment method'
export const planKeepAction = 'Resume plan'
export const planCancelAction = 'Cancel plan'
export const planCancelKeepAction = 'Keep plan'
export const planCancelTitle = 'Cancel your plan?'
export const planCanceled = 'Canceled. Your plan stays active until the end of the paid month.'
export const planCancelEffects = (shortDate: Part) =>
  `Your plan stays active until ${shortDate}, and you can resume it until then. After that, jobs over the free limit are paused, never deleted.`
export const planChangeTitle = (name: Part) => `Change to ${name}?`
export const planChanged = (name: Part) => `You’re on ${name} now.`
export const planChangeEffects = (price: Part) =>
  `You’ll pay ${price} per month from now on. We’ll credit what you’ve already paid. If the plan allows fewer open jobs, the rest are paused, never deleted.`
export const planGetAction = (name: Part, price: Part) => `Get ${name} for ${price} per month`
export const plansCompareAction = 'Compare plans'
export const invoicesLoading = 'Loading your invoices'
export const invoicesEmpty = 'You have no invoices yet.'
export const date = 'Date'
export const amount = 'Amount'
export const state = 'Status'
export const invoice = 'Invoice'
export const open = 'Open'
export const simulated = 'Simulated'
export const pausedJobsTitle = 'Paused by your plan'
export const pausedJobsLead = (name: Part, kept: Part) =>
  `The ${name} plan keeps your ${kept} newest jobs open. These jobs are paused: no one can apply, but nothing is deleted, and you can still answer your applicants.`
export const pausedJobsHint =
  'Upgrade and they’ll reopen automatically. To reopen one now, pause or close another job first.'
export const pausedJobsLink = 'View paused jobs'
export const checkoutLoading = 'Loading the checkout'
export const checkoutFailed = 'We couldn’t load this checkout.'
export const checkoutPaidTitle = 'You’ve already paid'
export const checkoutExpiredTitle = 'This checkout has expired'
export const checkoutTakePlanAction = 'Activate plan'
export const checkoutRestartAction = 'Start over'
export const payFor = (planName: Part) => `Pay for ${planName}`
export const checkoutPrice = (price: Part) => `${price} per month. Cancel anytime.`
export const simulationNotice = 'Payments are simulated on this site. You won’t be asked for a card or charged.'
export const bankConfirmTitle = 'Confirm with your bank'
export const bankConfirmHint = 'With a real card, your bank’s page would open here.'
export const bankConfirmAction = 'Confirm'
export const bankRefuseAction = 'Decline'
export const cardDeclinedTitle = 'Your card was declined'
export const cardDeclinedHint = 'You weren’t charged. You can try again now.'
export const simulateSuccessAction = 'Pay with a working card'
export const simulateAuthenticationAction = 'Pay with a card that needs confirmation'
export const simulateDeclineAction = 'Pay with a card that’s declined'
export const simulateRenewalDeclineAction = 'Pay with a card that’s declined at renewal'
export const usageLoading = 'Loading your usage'
export const usedOfLimit = (used: Part, limit: Part) => `${used} of ${limit}`
export const noneLeft = 'None left'
export const left = (left: Part) => `${left} left`
export const usageResetsOn = (shortDate: Part) => `Resets ${shortDate} (UTC).`
export const usageResetsTomorrow = 'Resets tomorrow (UTC).'
export const analyticsOpenUntil = (shortDate: Part) => `You have free access to analytics until ${shortDate}.`
export const analyticsClosed = 'Analytics were free for your first 30 days. Get Seeker plus to keep them.'
export const jobPosts = 'Job posts'
export const outreachMeter = 'New people messaged'
export const offers = 'Offers'
export const topChoicesMeter = 'Top choices'
export const chatRequestsMeter = 'Chat requests'
export const reports = 'Reports'
export const meterThisMonth = (meter: Part) => `${meter} this month`
export const meterToday = (meter: Part) => `${meter} today`
export const invoiceDraft = 'draft'
export const invoiceOpen = 'open'
export const invoicePaid = 'paid'
export const invoiceVoid = 'void'
export const invoiceUncollectible = 'uncollectible'
export const planIncludes = 'What’s included'
