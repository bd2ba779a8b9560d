import { activityLimits } from '@hearback/contract/accounts/company-limits.ts'
import * as t from '@hearback/texts/web/activity.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { saveCsv } from '../../ui/save-file.ts'
import { type ActivityFilters, allActivity } from './activity.queries.ts'
import { activityRows } from './activity-rows.ts'

/** Downloads the filtered entries as a CSV file, and says so if there are more than it holds. */
export function DownloadActivity({ filters }: { filters: ActivityFilters }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => allActivity(filters),
    onSuccess: ({ entries, isCapped }) => {
      saveCsv(`${t.downloadName}.csv`, activityRows(entries))
      if (isCapped) toast(t.downloadCapped(activityLimits.file.toLocaleString(locale.numbers)))
    },
    onError: ({ message }) => toast(message),
  })
  return (
    <Button size="sm" icon={<Download size={16} aria-hidden />} busy={isPending} onClick={() => mutate()}>
      {t.download}
    </Button>
  )
}
