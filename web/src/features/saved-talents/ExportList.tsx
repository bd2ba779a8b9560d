import { exportTalentList } from '@hearback/contract/people/saved-talents.ts'
import * as t from '@hearback/texts/web/saved-talents.ts'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { call } from '../../api/call.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { saveCsv } from '../../ui/save-file.ts'
import { rowsOfList } from './talent-list-rows.ts'

/** Downloads all people of a list as a CSV file. */
export function ExportList({ id }: { id: string }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(exportTalentList, { params: { id } }),
    onSuccess: (found) => saveCsv(`${found.list.name}.csv`, rowsOfList(found)),
    onError: ({ message }) => toast(message),
  })
  return (
    <Button size="sm" icon={<Download size={15} aria-hidden />} busy={isPending} onClick={() => mutate()}>
      {t.exportList}
    </Button>
  )
}
