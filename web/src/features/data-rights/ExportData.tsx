import { exportData } from '@hearback/contract/data-rights.ts'
import * as t from '@hearback/texts/web/data-rights.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { call } from '../../api/call.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/Notice.tsx'
import { saveJson } from '../../ui/save-file.ts'
import c from './DataRights.module.css'

/** Everything about oneself as one file. */
export function ExportData() {
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: () => call(exportData, {}),
    onSuccess: (content) => saveJson(`hearback-${content.exportedAt.slice(0, 10)}.json`, content),
  })
  const entries = data && Object.values(data.tables).reduce((sum, { rows }) => sum + rows.length, 0)
  return (
    <div className={c.part}>
      <p>{t.yourAccountProfileApplicationsWith}</p>
      <Button icon={<Download size={17} aria-hidden />} busy={isPending} onClick={() => mutate()}>
        {t.downloadEverything}
      </Button>
      <FormError>{error?.message}</FormError>
      {entries !== undefined && (
        <p role="status" className={c.done}>
          {t.savedEntriesKeepTheFile(entries.toLocaleString(locale.numbers))}
        </p>
      )}
    </div>
  )
}
