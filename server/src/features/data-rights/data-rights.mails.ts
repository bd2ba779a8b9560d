import type { Notice } from '../../notice.ts'
import type { Mail } from '../../ports/mail.ts'
import { composeMail } from '../../ports/mail-text.ts'

const dayOf = (at: Date) =>
  at.toLocaleDateString('en', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

export const deletionNotice = (user: { id: string; email: string }, eraseAt: Date, publicUrl: string): Notice => ({
  userId: user.id,
  kind: 'deletion_requested',
  data: { at: eraseAt.toISOString() },
  path: '/settings/data',
  mail: composeMail(user.email, `Your Hearback account goes on ${dayOf(eraseAt)}`, [
    'You asked us to delete your account. Nobody finds you from now on, and you are signed out everywhere.',
    `On ${dayOf(eraseAt)} everything personal is erased for good. Until then signing in brings the account back as it was.`,
    { label: 'Sign in and keep the account', url: `${publicUrl}/login` },
    'That was not you? Sign in, and change your password at once.',
  ]),
})

export const restoredNotice = (user: { id: string; email: string }): Notice => ({
  userId: user.id,
  kind: 'account_restored',
  data: {},
  path: '/settings/data',
  mail: composeMail(user.email, 'Your Hearback account is back', [
    'You signed in, so your account is not deleted. What was hidden shows again.',
    'That was not you? Reset your password and answer this mail.',
  ]),
})

export const erasedMail = (to: string): Mail =>
  composeMail(to, 'Your Hearback account is erased', [
    'The 30 days are over: your profile, your letters, your messages and your files are gone, and nobody can bring them back.',
    'Others keep that there was an application, a chat or an offer, without your name.',
  ])
