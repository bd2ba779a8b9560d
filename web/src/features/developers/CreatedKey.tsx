import * as t from '@hearback/texts/web/developers.ts'
import { Copy } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'
import l from '../../ui/Layout.module.css'
import { Stack } from '../../ui/Layout.tsx'
import { SecretField } from '../../ui/SecretField.tsx'

const HEADER = 'authorization: Bearer hearback_…'

/** The token of a new key, which is shown only here. */
export const CreatedKey = ({ token, onDone }: { token: string; onDone: () => void }) => (
  <Stack>
    <Notice>{t.createdText}</Notice>
    <SecretField label={t.keyLabel} value={token} />
    <p>
      {t.usageText} <code translate="no">{HEADER}</code>
    </p>
    <div className={l.dialogActs}>
      <Button icon={<Copy size={16} aria-hidden />} onClick={() => void copyText(token, t.copied, t.copyFailed)}>
        {t.copyAction}
      </Button>
      <Button variant="primary" onClick={onDone}>
        {t.doneAction}
      </Button>
    </div>
  </Stack>
)
