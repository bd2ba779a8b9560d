import type { ApiKey } from '@hearback/contract/accounts/api-keys.ts'
import * as t from '@hearback/texts/web/developers.ts'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Pill } from '../../ui/figures/Pill.tsx'
import { Facts, Section } from '../../ui/Layout.tsx'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx'
import { joinWithDots } from '../../ui/text/join-with-dots.ts'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import { Sentence } from '../../ui/text/Sentence.tsx'
import { localDate } from '../../ui/text/times.ts'
import { Verbatim } from '../../ui/text/Verbatim.tsx'
import { useKeyActs } from './keys.queries.ts'
import { SCOPES } from './scope-words.ts'

/** A key with what it may do, who made it, and a button that ends it. */
export function KeySection({ apiKey }: { apiKey: ApiKey }) {
  const { revoke } = useKeyActs()
  const [asking, ask] = useState(false)
  const { _id, name, hint, expired } = apiKey
  return (
    <Section
      title={
        <>
          <Verbatim>{name}</Verbatim> {expired && <Pill tone="late">{t.expiredTag}</Pill>}
        </>
      }
      note={<Sentence of={t.keyHint} names={[hint]} />}
      actions={
        <Button variant="quiet" size="sm" aria-label={t.revokeLabel(name)} onClick={() => ask(true)}>
          {t.revokeAction}
        </Button>
      }
    >
      <Facts items={factsOf(apiKey)} />
      <ConfirmDialog
        opened={asking}
        onClose={() => ask(false)}
        title={<Sentence of={t.revokeTitle} names={[name]} />}
        confirm={t.revokeAction}
        danger
        onConfirm={async () => {
          await revoke(_id)
          toast({ text: { of: t.revoked, names: [name] } })
        }}
      >
        {t.revokeText}
      </ConfirmDialog>
    </Section>
  )
}

const factsOf = ({ scopes, createdAt, createdBy, lastUsedAt, expiresAt }: ApiKey) => [
  {
    term: t.permissionsLabel,
    value: joinWithDots(SCOPES.filter(({ scope }) => scopes.includes(scope)).map(({ label }) => label)),
  },
  {
    term: t.createdLabel,
    value:
      createdBy === null ? (
        localDate(createdAt)
      ) : (
        <Sentence of={(by) => t.createdBy(localDate(createdAt), by)} names={[createdBy]} />
      ),
  },
  { term: t.lastUsedLabel, value: lastUsedAt === null ? t.neverUsed : <RelativeTime at={lastUsedAt} /> },
  { term: t.expiresLabel, value: expiresAt === null ? t.neverExpires : localDate(expiresAt) },
]
