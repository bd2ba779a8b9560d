import { ApplicationStanding } from '@hearback/contract/hiring/applications.ts'
import type { Job } from '@hearback/contract/jobs/jobs.ts'
import type { Question } from '@hearback/contract/jobs/screening.ts'
import * as t from '@hearback/texts/web/applicants.ts'
import { Columns3, List, Search } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { STANDING_WORDS } from '../../domain/hiring-words.ts'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useMedia } from '../../ui/use-media.ts'
import c from './Applicants.module.css'
import type { ApplicantSearch, View } from './applicant-filters.ts'
import { ApplicantFilterBar } from './filters/ApplicantFilterBar.tsx'
import { ApplicantFilterSheet } from './filters/ApplicantFilterSheet.tsx'
import { ApplicantSort } from './filters/ApplicantSort.tsx'

const ICON = { size: 16, 'aria-hidden': true } as const
const VIEWS: { value: View; label: string; icon: typeof List }[] = [
  { value: 'list', label: t.list, icon: List },
  { value: 'board', label: t.board, icon: Columns3 },
]

interface ApplicantToolbarProps {
  search: ApplicantSearch
  counts: Record<string, number>
  job: Job
  /** Screening questions of the job. */
  questions?: readonly Question[] | undefined
  change: (part: Partial<ApplicantSearch>) => void
}

const NARROW = '(max-width: 48em)'

/** Search field, status, view switch, order and further filters; on phones status and filters are in a sheet. */
export function ApplicantToolbar({ search, counts, job, questions = [], change }: ApplicantToolbarProps) {
  const narrow = useMedia(NARROW)
  const filters = { search, job, questions, change }
  const status = <StatusField search={search} counts={counts} change={change} labeled={narrow} />
  return (
    <div className={c.toolbar}>
      <KeywordField key={search.keyword} search={search} change={change} />
      {narrow ? (
        <>
          <ApplicantFilterSheet {...filters} status={status} found={foundOf(counts, search.status)} />
          <ApplicantSort {...filters} />
        </>
      ) : (
        status
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: the two buttons of a switch are not a fieldset of a form */}
      <div role="group" aria-label={t.view} className={c.views}>
        {VIEWS.map(({ value, label, icon: Icon }) => (
          <Button
            key={value}
            variant="quiet"
            aria-pressed={search.view === value}
            icon={<Icon {...ICON} />}
            onClick={() => change({ view: value })}
          >
            <span className={narrow ? 'sr' : undefined}>{label}</span>
          </Button>
        ))}
      </div>
      {!narrow && <ApplicantFilterBar {...filters} />}
    </div>
  )
}

const foundOf = (counts: Record<string, number>, status: string | undefined): number =>
  status ? (counts[status] ?? 0) : Object.values(counts).reduce((sum, count) => sum + count, 0)

interface StatusFieldProps extends Pick<ApplicantToolbarProps, 'search' | 'counts' | 'change'> {
  /** Whether the label is visible. */
  labeled: boolean
}

function StatusField({ search, counts, change, labeled }: StatusFieldProps) {
  const statuses = ApplicationStanding.options.filter((status) => counts[status] || status === search.status)
  return (
    <SelectField
      {...{ [labeled ? 'label' : 'aria-label']: t.status }}
      placeholder={t.anyStatus}
      data={statuses.map((value) => ({ value, label: `${STANDING_WORDS[value]} (${counts[value] ?? 0})` }))}
      value={search.status ?? null}
      onChange={(status) => change({ status: (status ?? undefined) as ApplicantSearch['status'] })}
      clearable
      searchable={false}
    />
  )
}

function KeywordField({ search, change }: Pick<ApplicantToolbarProps, 'search' | 'change'>) {
  const [typed, setTyped] = useState(search.keyword)
  const isUnsent = typed.trim() !== search.keyword
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    change({ keyword: typed.trim() })
  }
  return (
    <search className={c.keyword}>
      <form onSubmit={submit}>
        <TextField
          type="search"
          aria-label={t.searchLabel}
          placeholder={t.searchPlaceholder}
          leftSection={<Search {...ICON} />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={() => isUnsent && change({ keyword: typed.trim() })}
        />
        {isUnsent && (
          <Button type="submit" size="sm">
            {t.searchAction}
          </Button>
        )}
      </form>
    </search>
  )
}
