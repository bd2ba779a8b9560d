import type { KeyScope } from '@hearback/contract/accounts/key-scopes.ts'
import * as en from '@hearback/texts/en/mails/api-keys.ts'
import * as es from '@hearback/texts/es/mails/api-keys.ts'
import { inLanguages, siteUrl } from '../../domain/languages.ts'
import type { NotificationRequest } from '../../domain/notification-request.ts'
import { composeMail } from '../../ports/mail-text.ts'

const texts = inLanguages({ en, es })

interface Created {
  readonly name: string
  readonly company: string
  /** Name of the member; null if they have none. */
  readonly by: string | null
  readonly scopes: readonly KeyScope[]
}

const page = '/employer/developers'

/** To an owner, so that no program gets access unnoticed. */
export const keyCreatedNotice = (
  publicUrl: string,
  owner: { readonly id: string; readonly email: string },
  { name, company, by, scopes }: Created,
): NotificationRequest => ({
  userId: owner.id,
  kind: 'api_key_created',
  data: { name, company, ...(by !== null && { person: by }) },
  path: page,
  mail: (language) => {
    const t = texts(language)
    const rights = {
      'jobs:read': t.jobsRead,
      'jobs:write': t.jobsWrite,
      'applications:read': t.applicationsRead,
      'applications:write': t.applicationsWrite,
    }
    const paragraphs = [
      t.createdText(by ?? t.someMember, name, company),
      scopes.map((scope) => `- ${rights[scope]}`).join('\n'),
      t.createdAdvice,
      { label: t.keysLink, url: `${siteUrl(language, publicUrl)}${page}` },
    ]
    return composeMail(owner.email, t.createdSubject(company), paragraphs, language)
  },
})
