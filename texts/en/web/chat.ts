import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const allMessages = 'All messages'
export const blockDone = (name: Part) => `${name} is blocked.`
export const blockTitle = (name: Part) => `Block ${name}?`
export const block = 'Block'
export const blockEffects = (name: Part) =>
  `Neither of you can write here until you unblock, and we won’t tell ${name} who ended the chat. Past messages stay. Any application between you continues as before.`
export const blockedListLoading = 'Loading blocked people'
export const blockedListFailed = 'We couldn’t load the people you’ve blocked.'
export const blockedListEmptyTitle = 'You haven’t blocked anyone'
export const blockedListEmptyHint =
  'To block someone, open a chat and choose Block from the menu. Then neither of you can write to the other.'
export const undo = 'Undo'
export const unblockDone = (name: Part) => `${name} is unblocked.`
export const unblock = 'Unblock'
export const contextLoading = 'Loading applications'
export const viewProfile = 'View profile'
export const contextFailed = 'We couldn’t load the applications.'
export const contextEmpty = 'There’s no application between you.'
export const writeTo = (name: Part) => `Message ${name}`
export const messageTo = (name: Part) => `Message to ${name}`
export const composerPlaceholder = 'Write a message'
export const send = 'Send'
export const composerOverLimit = (room: Part) => `${room} characters over the limit`
export const left = (room: Part) => `${room} characters left`
export const composerOffline = 'Not connected. Your draft is saved.'
export const attachFiles = 'Attach files'
export const composerFileInputLabel = 'Files to attach'
export const conversationFailed = 'We couldn’t load this chat.'
export const conversationMissingTitle = 'We can’t find this chat'
export const conversationMissingHint = 'Check the link. The chat may belong to another account.'
export const chatWith = (name: Part) => `Chat with ${name}`
export const conversationDeclinedHint = (name: Part) =>
  `You declined this request. If you write, ${name} can write to you again.`
export const requestRules = (name: Part) =>
  `You haven’t applied here yet, so this is a request: you can send ${name} one message, and they can accept, decline or block it. You can send up to 5 requests a day.`
export const firstMessageHint = (name: Part) =>
  `You can send ${name} one message for now. You can send more once they accept or reply.`
export const messagesFailed = 'We couldn’t load the messages.'
export const unblockLabel = (name: Part) => `Unblock ${name}`
export const blockLabel = (name: Part) => `Block ${name}`
export const detailsButton = 'About this conversation'
export const more = 'More'
export const report = (name: Part) => `Report ${name}`
export const online = 'Online'
export const messagesLoading = 'Loading messages'
export const sending = 'Sending'
export const deliveryWaiting = 'Waiting for connection'
export const notSent = 'Not sent'
export const sent = 'Sent'
export const delivered = 'Delivered'
export const read = 'Read'
export const dropAreaHint = 'Drop files to send them'
export const messages = 'Messages'
export const inboxFailed = 'We couldn’t load your messages.'
export const inboxShowMore = 'Show older chats'
export const chats = 'Chats'
export const all = 'All'
export const unread = 'Unread'
export const requests = 'Requests'
export const inboxFilterLabel = 'Filter chats'
export const unreadAfterCount = 'unread'
export const blocked = 'Blocked'
export const request = 'Request'
export const declined = 'Declined'
export const typing = 'Typing…'
export const draft = 'Draft:'
export const inboxRowEmpty = 'No messages yet'
export const ownMessageLead = 'You:'
export const inboxLoading = 'Loading your messages'
export const minutesShort = (floor: Part) => `${floor} min`
export const logStartAnswerRule = 'A message of 20 characters or more counts as your answer to an application.'
export const logStartSafetyAdvice = 'Never pay for a job. Don’t share bank or ID numbers before you have a contract.'
export const message = 'Message'
export const notNow = 'Not now'
export const messageButtonOpenChat = 'Open chat'
export const pictureOpenLabel = (name: Part) => `Open picture ${name}`
export const pictureBroken = 'Couldn’t load the picture'
export const tryAgain = 'Try again'
export const olderMessagesLoading = 'Loading older messages'
export const messagesWith = (name: Part) => `Messages with ${name}`
export const scrollToLatest = 'Jump to latest'
export const olderMessagesFailed = (message: Part) => `We couldn’t load older messages: ${message}`
export const you = 'You'
export const colleague = 'A colleague'
export const memberOfCompany = (firstName: Part, company: Part) => `${firstName}, ${company}`
export const warningReportAction = 'Report this message'
export const inboxUnreadEmptyTitle = 'No unread chats'
export const inboxAllAction = 'All chats'
export const inboxUnreadEmptyHint = 'You’re all caught up.'
export const inboxRequestsEmptyTitle = 'No requests'
export const inboxRequestsEmptyHint = 'When someone new wants to message you, they’ll appear here until you decide.'
export const inboxEmptyTitle = 'No chats yet'
export const inboxEmptyApplicantsAction = 'View applicants'
export const inboxEmptyTalentAction = 'Search talent'
export const inboxEmptyEmployerHint =
  'Open an applicant or a profile and select Message. Messaging your applicants is free.'
export const inboxEmptyApplicationsAction = 'Your applications'
export const companies = 'Companies'
export const inboxEmptySeekerHint =
  'Open one of your applications or a company and select Message. Employers can message you too.'
export const notifyBlockedByBrowser =
  'Your browser is blocking notifications from Hearback. Allow them in your browser settings.'
export const notifyTurnedOff = 'Notifications are off on this device.'
export const notifyTurnOnLabel = 'Turn on notifications'
export const notifyIsOnLabel = 'Notifications are on'
export const notifyTurnedOn = 'You’ll be notified here when this page is in the background.'
export const notifyNotAllowed = 'Notifications are still off.'
export const retry = 'Retry'
export const discard = 'Discard'
export const shareOfSize = (share: Part, size: Part) => `${share}% of ${size}`
export const sendingFile = (name: Part) => `Sending ${name}`
export const cancel = (name: Part) => `Cancel ${name}`
export const requestDeclined = (name: Part) => `You declined the request. ${name} can’t write to you.`
export const requestTitle = (name: Part) => `${name} wants to message you`
export const requestExplanation = (name: Part) =>
  `If you accept or reply, you can both write. If you decline, ${name} can’t write to you again. If you block, neither of you can write until you unblock.`
export const accept = 'Accept'
export const decline = 'Decline'
export const stagedFilesLabel = 'Files to send'
export const remove = (name: Part) => `Remove ${name}`
export const startRefusalApplicantsFree = 'Messaging people who applied to you is free.'
export const startRefusalPlansLink = 'Get more outreach'
export const startRefusalProfileLink = 'Set up your profile'
export const startRefusalProfileReason = ', so they can see who’s writing.'
export const startRefusalResetsOn = (when: Part) => `Resets ${when}.`
export const typingLine = (names: Part, count: number) =>
  plural(count, { one: `${names} is typing`, other: `${names} are typing` })
export const typingMany = 'Several people are typing'
export const open = 'Open'
export const sentPicture = 'Sent a picture'
export const sentFile = (name: Part) => `Sent ${name}`
export const cannotWriteRequestPending = (name: Part) =>
  `Your message is waiting for ${name}. You can send more once they accept or reply.`
export const cannotWriteDeclined = (name: Part) => `${name} declined your request. You can’t write here.`
export const cannotWriteBlocked = (name: Part) =>
  `You blocked ${name}. Neither of you can write here until you unblock.`
export const cannotWriteUnavailable = 'You can’t write in this chat anymore. Past messages stay here for you.'
export const warningMoney = 'This message asks for money. Honest employers never ask you to pay for a job.'
export const warningBankDetails = 'This message mentions bank details. Share them only after a contract is signed.'
export const warningIdentityNumber = 'This message mentions an ID number. No one needs it before the hire.'
export const warningOtherMessenger =
  'This message leads to another messaging app. Keep the chat here, where you can report it.'
export const warningForeignLink =
  'This message links to a site that isn’t the company’s own. Check it before you open it.'
export const warningMoneyEmployer =
  'This message asks for money. You never owe applicants money before they work for you.'
export const warningBankDetailsEmployer =
  'This message mentions bank details. You only need them after you hire someone.'
export const warningIdentityNumberEmployer =
  'This message mentions an ID number. You only need it after you hire someone.'
export const warningForeignLinkEmployer =
  'This message links to a site that we don’t know. Check it before you open it.'
export const presenceToday = 'Active today'
export const presenceThisWeek = 'Active this week'
export const presenceLongerAgo = 'Not active recently'
export const missedMessagesFailed = (message: Part) => `We couldn’t load missed messages: ${message}`
export const acceptedFileKinds = 'PDF, Word, OpenDocument and text files, and PNG, JPEG and WebP pictures'
export const fileTooLarge = (name: Part, amount: Part) => `${name} is too large. The limit is ${amount} MB.`
export const fileEmpty = (name: Part) => `${name} is empty, or it’s a folder.`
export const fileKindRefused = (name: Part, kinds: Part) => `You can’t send ${name} here. You can send ${kinds}.`
export const today = 'Today'
export const yesterday = 'Yesterday'
export const sendFailed = 'Couldn’t send.'
export const chatOpenFailed = (message: Part) => `We couldn’t open the live chat: ${message}`
export const fileLimitFirstMessage = 'You can send one file with your first message.'
export const fileLimit = (most: Part) => `You can send up to ${most} files at once.`
export const newMessages = (count: Part) => plural(count, { one: '1 new message', other: `${count} new messages` })
export const startRefusalUsedToday = (used: Part, limit: Part) => `You’ve used ${used} of ${limit} today.`
export const startRefusalUsedThisMonth = (used: Part, limit: Part) => `You’ve used ${used} of ${limit} this month.`
export const requestAccepted = (name: Part) => `You and ${name} can message each other now.`
export const now = 'now'
export const hoursShort = (hours: Part) => `${hours} h`
export const requestDeclineTitle = (name: Part) => `Decline ${name}’s request?`
export const requestDeclineEffects = (name: Part) => `${name} can’t write to you again. We won’t tell them why.`
export const messageDiscarded = 'Message discarded.'
export const blockedListUnblockLabel = (name: Part) => `${name}`
export const messageButtonLabel = (name: Part) => `${name}`
export const paneEmptyTitle = 'Select a conversation'
export const paneEmptyHint = 'Your messages and their answers appear here.'
export const paneUnreadTitle = (count: Part) =>
  plural(count, { one: '1 unread conversation', other: `${count} unread conversations` })
export const paneUnreadHint = 'The sender sees that you read a message once you open it.'
export const paneUnreadAction = (name: Part) => `Open the latest, from ${name}`
export const invitationApply = 'View and apply'
export const invitationApplied = 'You applied'
export const invitationTheyApplied = 'Applied'
export const invitationClosed = 'Closed'
