import { type AlertRhythm, getAlertRhythm, setAlertRhythm } from '@hearback/contract/jobs/alerts.ts'
import * as t from '@hearback/texts/web/alerts.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { RadioList } from '../../ui/fields/RadioList.tsx'
import { deviceZone } from '../../ui/text/device-zone.ts'
import c from './Alerts.module.css'

const rhythm = () =>
  queryOptions({ queryKey: ['alert-rhythm'], queryFn: ({ signal }) => call(getAlertRhythm, {}, { signal }) })

const OPTIONS: { value: AlertRhythm; label: string }[] = [
  { value: 'instant', label: t.rhythmInstant },
  { value: 'daily', label: t.rhythmDaily },
  { value: 'weekly', label: t.rhythmWeekly },
  { value: 'off', label: t.rhythmOff },
]
const HINTS: Record<AlertRhythm, string> = {
  instant: t.rhythmInstantHint,
  daily: t.rhythmDailyHint,
  weekly: t.rhythmWeeklyHint,
  off: t.rhythmOffHint,
}

/** How often the seeker hears of new jobs of saved searches and followed companies. */
export function RhythmChoice() {
  const client = useQueryClient()
  const { data, isError } = useQuery(rhythm())
  const choose = useMutation({
    mutationFn: (chosen: AlertRhythm) => call(setAlertRhythm, { body: { rhythm: chosen, timeZone: deviceZone() } }),
    onSettled: () => client.invalidateQueries({ queryKey: rhythm().queryKey }),
  })
  if (isError) return null
  // The choices keep their place while it is loading.
  const shown = choose.isPending ? choose.variables : data?.rhythm
  return (
    <div className={c.rhythm}>
      <RadioList
        label={t.rhythmLegend}
        labelShown
        name="rhythm"
        options={OPTIONS}
        value={shown ?? ''}
        disabled={!data}
        error={choose.error?.message}
        onChange={({ currentTarget: { value } }) => choose.mutate(value as AlertRhythm)}
      />
      <p className={c.note} role="status">
        {shown ? HINTS[shown] : '\u00a0'}
      </p>
    </div>
  )
}
