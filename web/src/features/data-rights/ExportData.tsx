import { exportData } from '@hearback/contract/accounts/data-rights.ts'
import { proveTwoStep } from '@hearback/contract/accounts/two-step.ts'
import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import * as t from '@hearback/texts/web/data-rights.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import { Download } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { call } from '../../api/call.ts'
import { useContractForm } from '../../api/use-contract-form.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/feedback/Notice.tsx'
import type { TextField } from '../../ui/fields/TextField.tsx'
import { saveJson } from '../../ui/save-file.ts'
import c from './DataRights.module.css'

type Export = ReplyOf<typeof exportData>

interface ExportDataProps {
  /** Renders the field for the second step if the account has one; receives the props of a text input. */
  codeField: (props: ComponentProps<typeof TextField>) => ReactNode
  /** Makes the call, after proving the entered code, if any. */
  withSecondStep: (body: { code?: string | undefined }, act: () => Promise<Export>) => Promise<Export>
  onDone: () => unknown
}

/** Exports all data of the user as one file. */
export function ExportData({ codeField, withSecondStep, onDone }: ExportDataProps) {
  const [entries, setEntries] = useState<number>()
  const { form, field, submit, busy, error } = useContractForm({
    schema: proveTwoStep.body,
    initial: { code: '' },
    send: (body) => withSecondStep(body, () => call(exportData, {})),
    done: (content) => {
      saveJson(`hearback-${content.exportedAt.slice(0, 10)}.json`, content)
      setEntries(Object.values(content.tables).reduce((sum, { rows }) => sum + rows.length, 0))
      form.reset()
      return onDone()
    },
  })
  return (
    <form className={c.part} onSubmit={submit} noValidate>
      <p>{t.exportContents}</p>
      {codeField(field('code'))}
      <Button type="submit" icon={<Download size={17} aria-hidden />} busy={busy}>
        {t.exportAction}
      </Button>
      {error && !['invalid_input', 'wrong_second_code'].includes(error.code) && <FormError>{error.message}</FormError>}
      {entries !== undefined && (
        <p role="status" className={c.done}>
          {t.exportDone(entries.toLocaleString(locale.numbers))}
        </p>
      )}
    </form>
  )
}
