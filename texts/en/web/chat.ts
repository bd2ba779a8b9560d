import type { Part } from '../../part.ts'

export const allMessages = 'All messages'
export const isBlocked = (name: Part) => `${name} is blocked.`
export const blockQuestion = (name: Part) => `Block ${name}?`
export const block = 'Block'
export const neitherOfYouCanWrite = (name: Part) =>
  `Neither of you can write here until you unblock, and ${name} is not told who ended it. What was written stays. An application between you goes on as before.`
export const loadingWhomYouBlocked = 'Loading whom you blocked'
export const whomYouBlockedCouldNot = 'Whom you blocked could not be loaded.'
export const youHaveBlockedNobody = 'You have blocked nobody'
export const inAChatTheMenu = 'In a chat, the menu has Block. Then neither of you can write to the other.'
export const undo = 'Undo'
export const isUnblocked = (name: Part) => `${name} is unblocked.`
export const unblock = 'Unblock'
export const loadingTheApplications = 'Loading the applications'
export const viewProfile = 'View profile'
export const theApplicationsCouldNotBe = 'The applications could not be loaded.'
export const thereIsNoApplicationBetween = 'There is no application between the two of you.'
export const writeTo = (name: Part) => `Write to ${name}`
export const messageTo = (name: Part) => `Message to ${name}`
export const writeAMessage = 'Write a message'
export const send = 'Send'
export const charactersTooMany = (room: Part) => `${room} characters too many`
export const left = (room: Part) => `${room} left`
export const notConnectedYourDraftIs = 'Not connected. Your draft is kept.'
export const attachFiles = 'Attach files'
export const filesToAttach = 'Files to attach'
export const thisChatCouldNotBe = 'This chat could not be loaded.'
export const thereIsNoSuchChat = 'There is no such chat of yours'
export const theAddressMayBeMistyped = 'The address may be mistyped, or it belongs to another account.'
export const chatWith = (name: Part) => `Chat with ${name}`
export const youDeclinedIfYouWrite = (name: Part) => `You declined. If you write, ${name} can write to you again.`
export const youCanSendOneMessage = (name: Part) =>
  `You can send ${name} one message now. You can write more once it is accepted or answered.`
export const theMessagesCouldNotBe = 'The messages could not be loaded.'
export const unblockSomebody = (name: Part) => `Unblock ${name}`
export const blockSomebody = (name: Part) => `Block ${name}`
export const applicationsAndFacts = 'Applications and facts'
export const more = 'More'
export const report = (name: Part) => `Report ${name}`
export const online = 'Online'
export const loadingTheMessages = 'Loading the messages'
export const sending = 'Sending'
export const waitingForTheConnection = 'Waiting for the connection'
export const notSent = 'Not sent'
export const sent = 'Sent'
export const delivered = 'Delivered'
export const read = 'Read'
export const dropFilesToSendThem = 'Drop files to send them'
export const messages = 'Messages'
export const yourMessagesCouldNotBe = 'Your messages could not be loaded.'
export const showOlderChats = 'Show older chats'
export const chats = 'Chats'
export const all = 'All'
export const unread = 'Unread'
export const requests = 'Requests'
export const whichChats = 'Which chats'
export const unreadAfterCount = 'unread'
export const blocked = 'Blocked'
export const request = 'Request'
export const declined = 'Declined'
export const typing = 'Typing…'
export const draft = 'Draft:'
export const nothingWrittenYet = 'Nothing written yet'
export const youBefore = 'You:'
export const loadingYourMessages = 'Loading your messages'
export const minutesShort = (floor: Part) => `${floor} min`
export const aMessageOf20Characters = 'A message of 20 characters or more counts as your answer to an application.'
export const neverPayForAJob =
  'Never pay for a job, and keep bank and identity numbers to yourself until you have a contract.'
export const message = 'Message'
export const notNow = 'Not now'
export const openTheChat = 'Open the chat'
export const download = 'Download'
export const openThePicture = (name: Part) => `Open the picture ${name}`
export const thePictureDoesNotLoad = 'The picture does not load'
export const tryAgain = 'Try again'
export const loadingOlderMessages = 'Loading older messages'
export const messagesWith = (name: Part) => `Messages with ${name}`
export const toTheLatest = 'To the latest'
export const olderMessagesCouldNotBe = (message: Part) => `Older messages could not be fetched: ${message}`
export const you = 'You'
export const reportThisMessage = 'Report this message'
export const nothingUnread = 'Nothing unread'
export const allChats = 'All chats'
export const youHaveReadEverything = 'You have read everything.'
export const noRequests = 'No requests'
export const whenSomebodyNewWouldLike =
  'When somebody new would like to write to you, they stand here until you decide.'
export const noChatsYet = 'No chats yet'
export const seeApplicants = 'See applicants'
export const lookForTalent = 'Look for talent'
export const openAnApplicantOrA =
  'Open an applicant or a profile and press Message. Writing to your applicants is free.'
export const yourApplications = 'Your applications'
export const companies = 'Companies'
export const openOneOfYourApplications =
  'Open one of your applications, or a company, and press Message. Employers can write to you, too.'
export const thisBrowserBlocksNotificationsOf =
  'This browser blocks notifications of Hearback. Allow them in its settings.'
export const notificationsAreOffOnThis = 'Notifications are off on this device.'
export const notifyMeOnThisDevice = 'Notify me on this device'
export const notificationsAreOn = 'Notifications are on'
export const youWillBeNotifiedHere = 'You will be notified here while this page is in the background.'
export const notificationsStayOff = 'Notifications stay off.'
export const retry = 'Retry'
export const discard = 'Discard'
export const shareOfSize = (share: Part, size: Part) => `${share} % of ${size}`
export const sendingFile = (name: Part) => `Sending ${name}`
export const cancel = (name: Part) => `Cancel ${name}`
export const thePictureCouldNotBe = 'The picture could not be loaded.'
export const declinedCannotWriteToYou = (name: Part) => `Declined. ${name} cannot write to you.`
export const wouldLikeToWriteTo = (name: Part) => `${name} would like to write to you`
export const acceptOrSimplyAnswerAnd = (name: Part) =>
  `Accept, or simply answer, and you can both write. Decline and ${name} cannot write again. Block and neither of you can, until you unblock.`
export const accept = 'Accept'
export const decline = 'Decline'
export const filesToSend = 'Files to send'
export const remove = (name: Part) => `Remove ${name}`
export const writingToPeopleWhoApplied = 'Writing to people who applied to you is free.'
export const plansWithMoreOutreach = 'Plans with more outreach'
export const setUpYourProfile = 'Set up your profile'
export const soThatTheySeeWho = ', so that they see who writes.'
export const theyStartAgainOn = (when: Part) => `They start again on ${when}.`
export const isTyping = (name: Part) => `${name} is typing`
export const open = 'Open'
export const sentAPicture = 'Sent a picture'
export const sentFile = (name: Part) => `Sent ${name}`
export const yourMessageWaitsForYou = (name: Part) =>
  `Your message waits for ${name}. You can write more once it is accepted or answered.`
export const declinedTheRequestYouCannot = (name: Part) => `${name} declined the request. You cannot write here.`
export const youBlockedNeitherOfYou = (name: Part) =>
  `You blocked ${name}. Neither of you can write here until you unblock.`
export const youCannotWriteInThis = 'You cannot write in this chat any more. What was written stays here for you.'
export const thisMessageAsksForMoney =
  'This message asks for money. An honest employer never asks you to pay for a job.'
export const thisMessageIsAboutBank =
  'This message is about bank details. Give yours only after you have signed a contract.'
export const thisMessageIsAboutAn = 'This message is about an identity number. Nobody needs it before you are hired.'
export const thisMessageLeadsToAnother =
  'This message leads to another messenger. Stay here until you have met: here you can report.'
export const aLinkHereLeadsTo =
  'A link here leads to an address that is not the company’s own. Look twice before you open it.'
export const activeToday = 'Active today'
export const activeThisWeek = 'Active this week'
export const activeLongerAgo = 'Active longer ago'
export const missedMessagesCouldNotBe = (message: Part) => `Missed messages could not be fetched: ${message}`
export const pdfWordOpendocumentAndText = 'PDF, Word, OpenDocument and text files, and PNG, JPEG and WebP pictures'
export const isLargerThanMbWhich = (name: Part, amount: Part) =>
  `${name} is larger than ${amount} MB, which is the most for a file.`
export const isEmpty = (name: Part) => `${name} is empty.`
export const cannotBeSentHereCan = (name: Part, kinds: Part) => `${name} cannot be sent here. ${kinds} can.`
export const today = 'Today'
export const yesterday = 'Yesterday'
export const theFileCouldNotBe = 'The file could not be fetched. Check the connection and try again.'
export const itCouldNotBeSent = 'It could not be sent.'
export const theChatCouldNotBe = (message: Part) => `The chat could not be opened live: ${message}`
export const yourFirstMessageTakesOne = 'Your first message takes one file.'
export const atMostFilesAtOnce = (most: Part) => `At most ${most} files at once.`
export const newMessages = (count: Part) => (count === 1 ? '1 new message' : `${count} new messages`)
export const usedToday = (used: Part, limit: Part) => `${used} of ${limit} are used today.`
export const usedThisMonth = (used: Part, limit: Part) => `${used} of ${limit} are used this month.`
export const youCanBothWriteNow = (name: Part) => `You and ${name} can write to each other now.`
export const now = 'now'
export const hoursShort = (hours: Part) => `${hours} h`
export const decline2 = (name: Part) => `Decline ${name}?`
export const cannotWriteToYouAgain = (name: Part) => `${name} cannot write to you again. They are not told why.`
export const theMessageIsDiscarded = 'The message is discarded.'
export const unblockWhom = (name: Part) => `${name}`
export const messageWhom = (name: Part) => `${name}`
