import * as en from '@hearback/texts/en/mails/webhooks.ts'
import * as es from '@hearback/texts/es/mails/webhooks.ts'
import { inLanguages, siteUrl } from '../../domain/languages.ts'
import type { NotificationRequest } from '../../domain/notification-request.ts'
import { composeMail, withoutLinks } from '../../ports/mail-text.ts'

const texts = inLanguages({ en, es })
const path = '/employer/developers/webhooks'

interface Disabled {
  readonly publicUrl: string
  readonly url: string
  readonly reason: 'failing' | 'gone'
}

/** To an owner, once an endpoint was disabled. */
export const disabledNotice = (
  owner: { readonly id: string; readonly email: string },
  { publicUrl, url, reason }: Disabled,
): NotificationRequest => {
  const { host } = new URL(url)
  return {
    userId: owner.id,
    kind: 'webhook_disabled',
    data: { name: host },
    path,
    mail: (language) => {
      const t = texts(language)
      const paragraphs = [
        reason === 'gone' ? t.goneText(withoutLinks(url)) : t.failingText(withoutLinks(url)),
        t.disabledEffects,
        { label: t.webhooksLink, url: `${siteUrl(language, publicUrl)}${path}` },
      ]
      return composeMail(owner.email, t.disabledSubject(host), paragraphs, language)
    },
  }
}
