import * as t from '@hearback/texts/web/accounts.ts'
import { Copy, Download } from 'lucide-react'
import { Button } from '../../../ui/Button.tsx'
import { copyText } from '../../../ui/copy-text.ts'
import { PrintButton } from '../../../ui/PrintButton.tsx'
import { saveText } from '../../../ui/save-file.ts'
import c from '../Accounts.module.css'

interface RecoveryCodesProps {
  codes: readonly string[]
  onDone: () => void
}

/** Recovery codes, shown only once: the server stores their hashes. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const text = `${codes.join('\n')}\n`
  return (
    <div className={c.form}>
      <p className={c.small} role="status">
        {t.recoveryCodesLead}
      </p>
      <ol className={c.codes} aria-label={t.recoveryCodesLabel}>
        {codes.map((code) => (
          <li key={code}>
            <code translate="no">{code}</code>
          </li>
        ))}
      </ol>
      <div className={c.acts}>
        <Button icon={<Copy size={16} aria-hidden />} onClick={() => void copyText(text, t.recoveryCodesCopied)}>
          {t.copy}
        </Button>
        <Button icon={<Download size={16} aria-hidden />} onClick={() => saveText(t.recoveryCodesFile, text)}>
          {t.download}
        </Button>
        <PrintButton bordered />
      </div>
      <Button variant="primary" onClick={onDone}>
        {t.recoveryCodesKeptAction}
      </Button>
    </div>
  )
}
