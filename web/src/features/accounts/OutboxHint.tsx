import * as t from '@hearback/texts/web/accounts.ts'
import { inLanguage } from '../../routing/page-url.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'

/** Points to the mails of a trial installation, where that page exists. */
export const OutboxHint = ({ shown }: { shown: boolean | undefined }) =>
  shown ? (
    <Notice>
      {t.outboxHint}{' '}
      <a href={inLanguage('/dev/outbox')} target="_blank" rel="noreferrer">
        {t.devOutbox}
      </a>
      .
    </Notice>
  ) : null
