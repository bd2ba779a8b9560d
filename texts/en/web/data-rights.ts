import type { Part } from '../../part.ts'

export const deleteNowTerm = 'At once:'
export const deleteEmployerEffects = 'your open jobs are paused, and you are signed out everywhere.'
export const deleteSeekerEffects = 'nobody finds your profile any more, and you are signed out everywhere.'
export const deleteGraceTerm = (graceDays: Part) => `For ${graceDays} days:`
export const deleteGracePeriod = 'signing in brings everything back as it was.'
export const deleteAfterTerm = 'After that:'
export const deleteEmployerErased =
  'your profile, your company, your jobs’ texts, your messages and your files are erased for good. Applicants who still wait are told that the role is cancelled.'
export const deleteSeekerErased =
  'your profile, your letters, your messages and your files are erased for good. Applications that still wait are withdrawn.'
export const deleteRemainsTerm = 'Others keep'
export const deleteRemains =
  'that there was an application, a chat or an offer, without your name, and their own messages.'
export const deleteAction = 'Delete the account'
export const deleteTitle = 'Delete your account'
export const deleteConfirmLead = (graceDays: Part) =>
  `You are signed out everywhere now, and in ${graceDays} days everything is erased. Until then, signing in is all it takes to keep the account.`
export const yourPassword = 'Your password'
export const deleteCancelAction = 'Keep the account'
export const deleteConfirmAction = 'Delete my account'
export const exportContents =
  'Your account, profile, applications with their history, offers, messages, reports and settings, as they are stored. The file also says what it leaves out, and why.'
export const exportAction = 'Download everything'
export const exportDone = (entries: Part) => `Saved: ${entries} entries. Keep the file to yourself.`
