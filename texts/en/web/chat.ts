import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const allMessages = 'All messages'
export const blockDone = (name: Part) => `${name} is blocked.`
export const blockTitle = (name: Part) => `Block ${name}?`
export const block = 'Block'
export const blockEffects = (name: Part) =>
  `Neither of you can write here until you unblock, and ${name} is not told who ended it. What was written stays. An application between you goes on as before.`
export const blockedListLoading = 'Loading whom you blocked'
export const blockedListFailed = 'Whom you blocked could not be loaded.'
export const blockedListEmptyTitle = 'You have blocked nobody'
export const blockedListEmptyHint = 'In a chat, the menu has Block. Then neither of you can write to the other.'
export const undo = 'Undo'
export const unblockDone = (name: Part) => `${name} is unblocked.`
export const unblock = 'Unblock'
export const contextLoading = 'Loading the applications'
export const viewProfile = 'View profile'
export const contextFailed = 'The applications could not be loaded.'
export const contextEmpty = 'There is no application between the two of you.'
export const writeTo = (name: Part) => `Write to ${name}`
export const messageTo = (name: Part) => `Message to ${name}`
export const composerPlaceholder = 'Write a message'
export const send = 'Send'
export const composerOverLimit = (room: Part) => `${room} characters too many`
export const left = (room: Part) => `${room} left`
export const composerOffline = 'Not connected. Your draft is kept.'
export const attachFiles = 'Attach files'
export const composerFileInputLabel = 'Files to attach'
export const conversationFailed = 'This chat could not be loaded.'
export const conversationMissingTitle = 'There is no such chat of yours'
export const conversationMissingHint = 'The address may be mistyped, or it belongs to another account.'
export const chatWith = (name: Part) => `Chat with ${name}`
export const conversationDeclinedHint = (name: Part) => `You declined. If you write, ${name} can write to you again.`
export const firstMessageHint = (name: Part) =>
  `You can send ${name} one message now. You can write more once it is accepted or answered.`
export const messagesFailed = 'The messages could not be loaded.'
export const unblockLabel = (name: Part) => `Unblock ${name}`
export const blockLabel = (name: Part) => `Block ${name}`
export const detailsButton = 'Applications and facts'
export const more = 'More'
export const report = (name: Part) => `Report ${name}`
export const online = 'Online'
export const messagesLoading = 'Loading the messages'
export const sending = 'Sending'
export const deliveryWaiting = 'Waiting for the connection'
export const notSent = 'Not sent'
export const sent = 'Sent'
export const delivered = 'Delivered'
export const read = 'Read'
export const dropAreaHint = 'Drop files to send them'
export const messages = 'Messages'
export const inboxFailed = 'Your messages could not be loaded.'
export const inboxShowMore = 'Show older chats'
export const chats = 'Chats'
export const all = 'All'
export const unread = 'Unread'
export const requests = 'Requests'
export const inboxFilterLabel = 'Which chats'
export const unreadAfterCount = 'unread'
export const blocked = 'Blocked'
export const request = 'Request'
export const declined = 'Declined'
export const typing = 'Typing…'
export const draft = 'Draft:'
export const inboxRowEmpty = 'Nothing written yet'
export const ownMessageLead = 'You:'
export const inboxLoading = 'Loading your messages'
export const minutesShort = (floor: Part) => `${floor} min`
export const logStartAnswerRule = 'A message of 20 characters or more counts as your answer to an application.'
export const logStartSafetyAdvice =
  'Never pay for a job, and keep bank and identity numbers to yourself until you have a contract.'
export const message = 'Message'
export const notNow = 'Not now'
export const messageButtonOpenChat = 'Open the chat'
export const download = 'Download'
export const pictureOpenLabel = (name: Part) => `Open the picture ${name}`
export const pictureBroken = 'The picture does not load'
export const tryAgain = 'Try again'
export const olderMessagesLoading = 'Loading older messages'
export const messagesWith = (name: Part) => `Messages with ${name}`
export const scrollToLatest = 'To the latest'
export const olderMessagesFailed = (message: Part) => `Older messages could not be fetched: ${message}`
export const you = 'You'
export const warningReportAction = 'Report this message'
export const inboxUnreadEmptyTitle = 'Nothing unread'
export const inboxAllAction = 'All chats'
export const inboxUnreadEmptyHint = 'You have read everything.'
export const inboxRequestsEmptyTitle = 'No requests'
export const inboxRequestsEmptyHint = 'When somebody new would like to write to you, they stand here until you decide.'
export const inboxEmptyTitle = 'No chats yet'
export const inboxEmptyApplicantsAction = 'See applicants'
export const inboxEmptyTalentAction = 'Look for talent'
export const inboxEmptyEmployerHint =
  'Open an applicant or a profile and press Message. Writing to your applicants is free.'
export const inboxEmptyApplicationsAction = 'Your applications'
export const companies = 'Companies'
export const inboxEmptySeekerHint =
  'Open one of your applications, or a company, and press Message. Employers can write to you, too.'
export const notifyBlockedByBrowser = 'This browser blocks notifications of Hearback. Allow them in its settings.'
export const notifyTurnedOff = 'Notifications are off on this device.'
export const notifyTurnOnLabel = 'Notify me on this device'
export const notifyIsOnLabel = 'Notifications are on'
export const notifyTurnedOn = 'You will be notified here while this page is in the background.'
export const notifyNotAllowed = 'Notifications stay off.'
export const retry = 'Retry'
export const discard = 'Discard'
export const shareOfSize = (share: Part, size: Part) => `${share} % of ${size}`
export const sendingFile = (name: Part) => `Sending ${name}`
export const cancel = (name: Part) => `Cancel ${name}`
export const pictureDialogFailed = 'The picture could not be loaded.'
export const requestDeclined = (name: Part) => `Declined. ${name} cannot write to you.`
export const requestTitle = (name: Part) => `${name} would like to write to you`
export const requestExplanation = (name: Part) =>
  `Accept, or simply answer, and you can both write. Decline and ${name} cannot write again. Block and neither of you can, until you unblock.`
export const accept = 'Accept'
export const decline = 'Decline'
export const stagedFilesLabel = 'Files to send'
export const remove = (name: Part) => `Remove ${name}`
export const startRefusalApplicantsFree = 'Writing to people who applied to you is free.'
export const startRefusalPlansLink = 'Plans with more outreach'
export const startRefusalProfileLink = 'Set up your profile'
export const startRefusalProfileReason = ', so that they see who writes.'
export const startRefusalResetsOn = (when: Part) => `They start again on ${when}.`
export const typingLine = (name: Part) => `${name} is typing`
export const open = 'Open'
export const sentPicture = 'Sent a picture'
export const sentFile = (name: Part) => `Sent ${name}`
export const cannotWriteRequestPending = (name: Part) =>
  `Your message waits for ${name}. You can write more once it is accepted or answered.`
export const cannotWriteDeclined = (name: Part) => `${name} declined the request. You cannot write here.`
export const cannotWriteBlocked = (name: Part) =>
  `You blocked ${name}. Neither of you can write here until you unblock.`
export const cannotWriteUnavailable = 'You cannot write in this chat any more. What was written stays here for you.'
export const warningMoney = 'This message asks for money. An honest employer never asks you to pay for a job.'
export const warningBankDetails =
  'This message is about bank details. Give yours only after you have signed a contract.'
export const warningIdentityNumber = 'This message is about an identity number. Nobody needs it before you are hired.'
export const warningOtherMessenger =
  'This message leads to another messenger. Stay here until you have met: here you can report.'
export const warningForeignLink =
  'A link here leads to an address that is not the company’s own. Look twice before you open it.'
export const presenceToday = 'Active today'
export const presenceThisWeek = 'Active this week'
export const presenceLongerAgo = 'Active longer ago'
export const missedMessagesFailed = (message: Part) => `Missed messages could not be fetched: ${message}`
export const acceptedFileKinds = 'PDF, Word, OpenDocument and text files, and PNG, JPEG and WebP pictures'
export const fileTooLarge = (name: Part, amount: Part) =>
  `${name} is larger than ${amount} MB, which is the most for a file.`
export const fileEmpty = (name: Part) => `${name} is empty or a folder.`
export const fileKindRefused = (name: Part, kinds: Part) => `${name} cannot be sent here. ${kinds} can.`
export const today = 'Today'
export const yesterday = 'Yesterday'
export const fileDownloadFailed = 'The file could not be fetched. Check the connection and try again.'
export const sendFailed = 'It could not be sent.'
export const chatOpenFailed = (message: Part) => `The chat could not be opened live: ${message}`
export const fileLimitFirstMessage = 'Your first message takes one file.'
export const fileLimit = (most: Part) => `At most ${most} files at once.`
export const newMessages = (count: Part) => plural(count, { one: '1 new message', other: `${count} new messages` })
export const startRefusalUsedToday = (used: Part, limit: Part) => `${used} of ${limit} are used today.`
export const startRefusalUsedThisMonth = (used: Part, limit: Part) => `${used} of ${limit} are used this month.`
export const requestAccepted = (name: Part) => `You and ${name} can write to each other now.`
export const now = 'now'
export const hoursShort = (hours: Part) => `${hours} h`
export const decline2 = (name: Part) => `Decline ${name}?`
export const requestDeclineEffects = (name: Part) => `${name} cannot write to you again. They are not told why.`
export const messageDiscarded = 'The message is discarded.'
export const blockedListUnblockLabel = (name: Part) => `${name}`
export const messageButtonLabel = (name: Part) => `${name}`
