import { Notice } from '../../ui/Notice.tsx'

/** Where the mails of a trial installation are; only where that page exists. */
export const OutboxHint = ({ shown }: { shown: boolean | undefined }) =>
  shown ? (
    <Notice>
      This is a trial installation: its mails are at{' '}
      <a href="/dev/outbox" target="_blank" rel="noreferrer">
        /dev/outbox
      </a>
      .
    </Notice>
  ) : null
