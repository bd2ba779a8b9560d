import type { Part } from '../../part.ts'

export const planMissingTitle = 'There is no such plan'
export const plansLink = 'See the plans'
export const yourPlan = 'Your plan'
export const pricePerMonthSentence = (price: Part) => `${price} a month.`
export const cancellationTerms = 'Ended any time; the plan then runs until the end of the month that is paid.'
export const signedOutHint = 'You are not signed in. You can pay now and sign in afterwards to take the plan.'
export const paymentContinueAction = 'Continue to payment'
export const notNowAction = 'Not now'
export const planLoading = 'Loading your plan'
export const usageTitle = 'What you have used'
export const usageTimeZone = 'months and days in UTC'
export const invoices = 'Invoices'
export const cardFieldsFailed = 'The card fields could not be loaded. Please load the page again.'
export const receiptEmailLabel = 'E-mail for the receipt'
export const pay = 'Pay'
export const cardFieldsNotReady = 'The card fields are not ready yet.'
export const outcomeLoading = 'Taking the plan'
export const outcomeTitle = (planName: Part) => `Your plan is ${planName}`
export const outcomeHint = 'Its limits count from this moment on.'
export const outcomePostJobAction = 'Post a job'
export const outcomeAnalyticsAction = 'See your analytics'
export const billingLink = 'Plan, usage and invoices'
export const outcomeMissingTitle = 'No payment to take a plan from'
export const outcomeMissingHint =
  'The checkout leads here with the number of the payment. Where it is missing, nothing is lost: your plan stands under Billing.'
export const outcomeSignInTitle = 'Paid. Now sign in to take the plan'
export const signIn = 'Sign in'
export const signUpAction = 'Create an account'
export const outcomeSignInHint =
  'The payment belongs to whoever takes it from this browser. Keep this page until you are signed in.'
export const outcomeUnpaidTitle = 'The payment is not through yet'
export const outcomeFailedTitle = 'The plan could not be taken'
export const outcomeRetryAction = 'Look again'
export const outcomePaymentAction = 'Back to the payment'
export const pricePerMonth = (price: Part) => `${price} a month`
export const seekerFreeHint = 'You pay nothing. Applying, answering and writing never cost anything.'
export const paymentFailedNotice = (shortDate: Part) =>
  `The last payment did not go through. The plan goes on until ${shortDate}; please check your card. After that jobs above the free limit are paused, never deleted.`
export const planEndedHint = 'Your paid plan has ended. Nothing was deleted.'
export const endsOn = (end: Part) => `Ends on ${end}.`
export const renewsOn = (end: Part) => `Renews on ${end}.`
export const planChangeAction = (name: Part) => `Change to ${name}`
export const portalAction = 'Card and addresses'
export const planKeepAction = 'Keep the plan'
export const planCancelAction = 'Cancel the plan'
export const planCancelTitle = 'Cancel the plan?'
export const planCanceled = 'Cancelled. The plan goes on to the end of what is paid.'
export const planCancelEffects = (shortDate: Part) =>
  `It goes on until ${shortDate}. Then jobs above the free limit are paused, never deleted. Until that day you can take this back.`
export const planChangeTitle = (name: Part) => `Change to ${name}?`
export const planChanged = (name: Part) => `Your plan is now ${name}.`
export const planChangeEffects = (price: Part) =>
  `${price} a month from now on. What is paid already is counted in. If it allows fewer open jobs, those beyond are paused, never deleted.`
export const planGetAction = (name: Part, price: Part) => `Get ${name}, ${price} a month`
export const plansCompareAction = 'Compare the plans'
export const invoicesLoading = 'Loading your invoices'
export const invoicesEmpty = 'No invoices: you have paid nothing yet.'
export const date = 'Date'
export const amount = 'Amount'
export const state = 'State'
export const invoice = 'Invoice'
export const open = 'Open'
export const simulated = 'Simulated'
export const pausedJobsTitle = 'Paused by your plan'
export const pausedJobsLead = (name: Part, kept: Part) =>
  `The plan ${name} keeps ${kept} jobs open, the newest ones. These are paused: nobody can apply, and nothing is deleted. Applications that you have stay, and can be answered.`
export const pausedJobsHint =
  'With a larger plan they open again by themselves. To open one of them now, pause or close another job first.'
export const pausedJobsLink = 'Your paused jobs'
export const checkoutLoading = 'Loading the checkout'
export const checkoutFailed = 'This checkout could not be loaded.'
export const checkoutPaidTitle = 'This is paid already'
export const checkoutExpiredTitle = 'This checkout has expired'
export const checkoutTakePlanAction = 'Take the plan'
export const checkoutRestartAction = 'Begin again'
export const payFor = (planName: Part) => `Pay for ${planName}`
export const checkoutPrice = (price: Part) => `${price} a month, ended any time.`
export const simulationNotice =
  'Payments are simulated on this installation: no card is asked for, and nothing is ever charged.'
export const bankConfirmTitle = 'Your bank asks you to confirm'
export const bankConfirmHint = 'Authentication is needed: with a real card, your bank would show its page here.'
export const bankConfirmAction = 'Confirm at the bank'
export const bankRefuseAction = 'Refuse at the bank'
export const cardDeclinedTitle = 'The card was declined'
export const cardDeclinedHint = 'Nothing was charged. You can try again at once.'
export const simulateSuccessAction = 'Pay with a card that works'
export const simulateAuthenticationAction = 'Pay with a card whose bank asks first'
export const simulateDeclineAction = 'Pay with a card that is declined'
export const simulateRenewalDeclineAction = 'Pay with a card that is refused at the renewal'
export const usageLoading = 'Loading your usage'
export const usedOfLimit = (used: Part, limit: Part) => `${used} of ${limit}`
export const noneLeft = 'None left'
export const left = (left: Part) => `${left} left`
export const usageResetsOn = (shortDate: Part) => `Starts anew on ${shortDate} (UTC).`
export const usageResetsTomorrow = 'Starts anew tomorrow (UTC).'
export const analyticsOpenUntil = (shortDate: Part) => `Analytics are open to you until ${shortDate}.`
export const analyticsClosed = 'Analytics were open for your first 30 days; Seeker plus opens them always.'
export const jobPosts = 'Job posts'
export const outreachMeter = 'People written to first'
export const offers = 'Offers'
export const chatRequestsMeter = 'Requests to chat'
export const reports = 'Reports'
export const meterThisMonth = (meter: Part) => `${meter} this month`
export const meterToday = (meter: Part) => `${meter} today`
export const invoiceDraft = 'draft'
export const invoiceOpen = 'open'
export const invoicePaid = 'paid'
export const invoiceVoid = 'void'
export const invoiceUncollectible = 'uncollectible'
