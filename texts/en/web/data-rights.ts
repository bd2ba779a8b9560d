import type { Part } from '../../part.ts'

export const deleteNowTerm = 'Right away:'
export const deleteEmployerEffects =
  'you’re signed out on all devices. You leave your company, or its open jobs are paused if you’re its only member.'
export const deleteMemberEffects =
  'you’re signed out on all devices and leave your company. Its jobs, applicants and messages stay there.'
export const deleteFormerEffects = 'you’re signed out on all devices.'
export const deleteMemberErased =
  'your personal data is permanently deleted. The company you worked for isn’t affected.'
export const deleteSeekerEffects = 'no one can find your profile and you’re signed out on all devices.'
export const deleteGraceTerm = (graceDays: Part) => `For ${graceDays} days:`
export const deleteGracePeriod = 'sign in to restore everything.'
export const deleteAfterTerm = 'After that:'
export const deleteEmployerErased =
  'your personal data is permanently deleted. If you were the only member, so are your company, job posts, messages and files, and applicants who are still waiting are told that the job was canceled.'
export const deleteSeekerErased =
  'your profile, cover letters, messages and files are permanently deleted. Open applications are withdrawn.'
export const deleteRemainsTerm = 'What others keep:'
export const deleteRemains = 'a record of the application, chat or offer without your name, and their own messages.'
export const deleteAction = 'Delete account'
export const deleteTitle = 'Delete your account?'
export const deleteConfirmLead = (graceDays: Part) =>
  `You’ll be signed out on all devices now, and everything will be deleted in ${graceDays} days. To keep your account, sign in before then.`
export const yourPassword = 'Your password'
export const deleteCancelAction = 'Cancel'
export const deleteConfirmAction = 'Delete my account'
export const exportContents =
  'Your account, profile, applications with their history, offers, messages, reports and settings, exactly as we store them. The file also lists what it leaves out and why.'
export const exportAction = 'Download everything'
export const exportDone = (entries: Part) => `${entries} entries saved. Keep the file private.`
export const accountDeletionScheduled = (day: Part) =>
  `Your account will be deleted on ${day}. To keep it, sign in before then.`
