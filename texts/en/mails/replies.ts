import type { Part } from '../../part.ts'

export const notSentSubject = 'Your email reply wasn’t sent'
export const filesSubject = 'Some files in your email reply weren’t sent'
export const openChat = 'Open the conversation'
export const openSite = 'Open Hearback'
export const wrongAddress =
  'You replied by email from an address that isn’t the one of your Hearback account. Reply from the address that got the email, or sign in and answer there.'
export const empty =
  'We couldn’t find any text in your reply. Write it above the line “Write your reply above this line”, or answer in the conversation.'
export const tooLong = (max: Part) =>
  `Your reply is longer than ${max} characters, so we didn’t send it. Shorten it, or attach the text as a file.`
export const closed = 'You can’t write in this conversation right now.'
export const files = (names: Part) =>
  `These files weren’t sent: ${names}. You can send PDF, Word, OpenDocument and text files, and pictures, up to 10 MB each.`
