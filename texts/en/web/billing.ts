import type { Part } from '../../part.ts'

export const thereIsNoSuchPlan = 'There is no such plan'
export const seeThePlans = 'See the plans'
export const yourPlan = 'Your plan'
export const aMonth = (price: Part) => `${price} a month.`
export const endedAnyTimeThePlan = 'Ended any time; the plan then runs until the end of the month that is paid.'
export const youAreNotSignedIn = 'You are not signed in. You can pay now and sign in afterwards to take the plan.'
export const continueToPayment = 'Continue to payment'
export const notNow = 'Not now'
export const loadingYourPlan = 'Loading your plan'
export const whatYouHaveUsed = 'What you have used'
export const monthsAndDaysInUtc = 'months and days in UTC'
export const invoices = 'Invoices'
export const theCardFieldsCouldNot = 'The card fields could not be loaded. Please load the page again.'
export const eMailForTheReceipt = 'E-mail for the receipt'
export const pay = 'Pay'
export const theCardFieldsAreNot = 'The card fields are not ready yet.'
export const takingThePlan = 'Taking the plan'
export const yourPlanIs = (planName: Part) => `Your plan is ${planName}`
export const itsLimitsCountFromThis = 'Its limits count from this moment on.'
export const postAJob = 'Post a job'
export const seeYourAnalytics = 'See your analytics'
export const planUsageAndInvoices = 'Plan, usage and invoices'
export const noPaymentToTakeA = 'No payment to take a plan from'
export const theCheckoutLeadsHereWith =
  'The checkout leads here with the number of the payment. Where it is missing, nothing is lost: your plan stands under Billing.'
export const paidNowSignInTo = 'Paid. Now sign in to take the plan'
export const signIn = 'Sign in'
export const createAnAccount = 'Create an account'
export const thePaymentBelongsToWhoever =
  'The payment belongs to whoever takes it from this browser. Keep this page until you are signed in.'
export const thePaymentIsNotThrough = 'The payment is not through yet'
export const thePlanCouldNotBe = 'The plan could not be taken'
export const lookAgain = 'Look again'
export const backToThePayment = 'Back to the payment'
export const aMonthShort = (price: Part) => `${price} a month`
export const youPayNothingApplyingAnswering = 'You pay nothing. Applying, answering and writing never cost anything.'
export const theLastPaymentDidNot = (shortDate: Part) =>
  `The last payment did not go through. The plan goes on until ${shortDate}; please check your card. After that jobs above the free limit are paused, never deleted.`
export const yourPaidPlanHasEnded = 'Your paid plan has ended. Nothing was deleted.'
export const endsOn = (end: Part) => `Ends on ${end}.`
export const renewsOn = (end: Part) => `Renews on ${end}.`
export const changeTo = (name: Part) => `Change to ${name}`
export const cardAndAddresses = 'Card and addresses'
export const keepThePlan = 'Keep the plan'
export const cancelThePlan = 'Cancel the plan'
export const cancelThePlanQuestion = 'Cancel the plan?'
export const cancelledThePlanGoesOn = 'Cancelled. The plan goes on to the end of what is paid.'
export const itGoesOnUntilThen = (shortDate: Part) =>
  `It goes on until ${shortDate}. Then jobs above the free limit are paused, never deleted. Until that day you can take this back.`
export const changeToQuestion = (name: Part) => `Change to ${name}?`
export const yourPlanIsNow = (name: Part) => `Your plan is now ${name}.`
export const aMonthFromNowOn = (price: Part) =>
  `${price} a month from now on. What is paid already is counted in. If it allows fewer open jobs, those beyond are paused, never deleted.`
export const getAMonth = (name: Part, price: Part) => `Get ${name}, ${price} a month`
export const compareThePlans = 'Compare the plans'
export const loadingYourInvoices = 'Loading your invoices'
export const noInvoicesYouHavePaid = 'No invoices: you have paid nothing yet.'
export const date = 'Date'
export const amount = 'Amount'
export const state = 'State'
export const invoice = 'Invoice'
export const open = 'Open'
export const simulated = 'Simulated'
export const pausedByYourPlan = 'Paused by your plan'
export const thePlanKeepsJobsOpen = (name: Part, kept: Part) =>
  `The plan ${name} keeps ${kept} jobs open, the newest ones. These are paused: nobody can apply, and nothing is deleted. Applications that you have stay, and can be answered.`
export const withALargerPlanThey =
  'With a larger plan they open again by themselves. To open one of them now, pause or close another job first.'
export const yourPausedJobs = 'Your paused jobs'
export const loadingTheCheckout = 'Loading the checkout'
export const thisCheckoutCouldNotBe = 'This checkout could not be loaded.'
export const thisIsPaidAlready = 'This is paid already'
export const thisCheckoutHasExpired = 'This checkout has expired'
export const takeThePlan = 'Take the plan'
export const beginAgain = 'Begin again'
export const payFor = (planName: Part) => `Pay for ${planName}`
export const aMonthEndedAnyTime = (price: Part) => `${price} a month, ended any time.`
export const paymentsAreSimulatedOnThis =
  'Payments are simulated on this installation: no card is asked for, and nothing is ever charged.'
export const yourBankAsksYouTo = 'Your bank asks you to confirm'
export const authenticationIsNeededWithA =
  'Authentication is needed: with a real card, your bank would show its page here.'
export const confirmAtTheBank = 'Confirm at the bank'
export const refuseAtTheBank = 'Refuse at the bank'
export const theCardWasDeclined = 'The card was declined'
export const nothingWasChargedYouCan = 'Nothing was charged. You can try again at once.'
export const payWithACardThat = 'Pay with a card that works'
export const payWithACardWhose = 'Pay with a card whose bank asks first'
export const payWithACardDeclined = 'Pay with a card that is declined'
export const payWithACardRefusedAtRenewal = 'Pay with a card that is refused at the renewal'
export const loadingYourUsage = 'Loading your usage'
export const usedOfLimit = (used: Part, limit: Part) => `${used} of ${limit}`
export const noneLeft = 'None left'
export const left = (left: Part) => `${left} left`
export const startsAnewOnUtc = (shortDate: Part) => `Starts anew on ${shortDate} (UTC).`
export const startsAnewTomorrowUtc = 'Starts anew tomorrow (UTC).'
export const analyticsAreOpenToYou = (shortDate: Part) => `Analytics are open to you until ${shortDate}.`
export const analyticsWereOpenForYour = 'Analytics were open for your first 30 days; Seeker plus opens them always.'
export const jobPosts = 'Job posts'
export const peopleWrittenToFirst = 'People written to first'
export const offers = 'Offers'
export const requestsToChat = 'Requests to chat'
export const reports = 'Reports'
export const meterThisMonth = (meter: Part) => `${meter} this month`
export const meterToday = (meter: Part) => `${meter} today`
export const invoiceDraft = 'draft'
export const invoiceOpen = 'open'
export const invoicePaid = 'paid'
export const invoiceVoid = 'void'
export const invoiceUncollectible = 'uncollectible'
