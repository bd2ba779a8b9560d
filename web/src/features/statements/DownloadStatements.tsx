import * as t from '@hearback/texts/web/statements.ts'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { ApiError } from '../../api/call.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { DateField } from '../../ui/fields/DateField.tsx'
import c from '../../ui/Layout.module.css'
import { Section } from '../../ui/Layout.tsx'
import { useNow } from '../../ui/now.ts'
import { saveCsv, saveJson } from '../../ui/save-file.ts'
import { calendarDay } from '../../ui/text/times.ts'
import { allStatements, type StatementPeriod, statementRows } from './statements.queries.ts'

const DAY = 86_400_000
const USUAL_DAYS = 90

/** Downloads the statements of reasons of a period, without personal data, as CSV or JSON. */
export function DownloadStatements() {
  const today = calendarDay(useNow(), 'UTC')
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ format, ...period }: StatementPeriod & { format: string }) => {
      const statements = await allStatements(period)
      if (statements.length === 0) return toast(t.empty)
      const name = `${t.fileName} ${period.since} ${period.until}`
      if (format === 'json') return saveJson(`${name}.json`, statements)
      return saveCsv(`${name}.csv`, statementRows(statements))
    },
    onError: (failure) => {
      if (!(failure instanceof ApiError && failure.fields.until)) toast(failure.message)
    },
  })
  const errors = error instanceof ApiError ? error.fields : {}
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const format = (event.nativeEvent.submitter as HTMLButtonElement | null)?.value ?? 'csv'
    mutate({ since: String(form.get('since')), until: String(form.get('until')), format })
  }
  return (
    <Section title={t.title}>
      <p>{t.hint}</p>
      <form onSubmit={submit} className={c.stack}>
        <DateField
          type="date"
          name="since"
          label={t.firstDay}
          defaultValue={calendarDay(Date.parse(today) - (USUAL_DAYS - 1) * DAY, 'UTC')}
          error={errors.since}
        />
        <DateField type="date" name="until" label={t.lastDay} defaultValue={today} error={errors.until} />
        <div className={c.dialogActs}>
          <Button type="submit" value="json" busy={isPending} icon={<Download size={16} aria-hidden />}>
            {t.downloadJson}
          </Button>
          <Button type="submit" value="csv" busy={isPending} icon={<Download size={16} aria-hidden />}>
            {t.downloadCsv}
          </Button>
        </div>
      </form>
    </Section>
  )
}
