import type { Mail } from '../../ports/mail.ts'
import { composeMail } from '../../ports/mail-text.ts'

interface Written {
  readonly name: string
  readonly email: string
  readonly message: string
}

/** To a moderator: what somebody wrote. It is answered in the console, so that two do not answer the same. */
export const contactMail = (publicUrl: string, to: string, { name, email, message }: Written): Mail =>
  composeMail(to, `Message from ${name}`, [
    `${name} (${email}) wrote by the contact form:`,
    message,
    { label: 'Answer it', url: `${publicUrl}/admin/contact` },
  ])

/** To the one who wrote. */
export const contactAnswerMail = ({ name, email, message }: Written, answer: string): Mail =>
  composeMail(email, 'Your message to Hearback', [`Hello ${name},`, answer, 'You wrote:', message])
