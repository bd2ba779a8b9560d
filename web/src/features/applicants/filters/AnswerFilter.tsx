import type { NeedsFilter } from '@hearback/contract/hiring/answer-query.ts'
import type { Question } from '@hearback/contract/jobs/screening.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/answer-filter.ts'
import { useEffect, useState } from 'react'
import { optionText } from '../../../screening/screening-words.ts'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useDebouncedValue } from '../../../ui/use-debounced-value.ts'
import type { ApplicantSearch } from '../applicant-filters.ts'

const NEEDS: { value: NeedsFilter; label: string }[] = [
  { value: 'met', label: t.needsMet },
  { value: 'unmet', label: t.needsUnmet },
]

/** Milliseconds. */
const PAUSE = 400

interface AnswerFilterProps {
  search: ApplicantSearch
  questions: readonly Question[]
  change: (part: Partial<ApplicantSearch>) => void
}

/** Filters of the applicants by their answers to the questions of the job. */
export function AnswerFilter({ search, questions, change }: AnswerFilterProps) {
  const chosen = questions.find(({ _id }) => _id === search.question)
  const cleared = { questionAnswer: '', questionFrom: '', questionTo: '' }
  const choose = (question: string | null) =>
    change({
      ...cleared,
      question: question ?? '',
      ...(!question && search.sort.startsWith('answer') && { sort: 'due' as const }),
    })
  return (
    <>
      {questions.some(({ needed }) => needed) && (
        <SelectField
          label={t.needsLabel}
          placeholder={t.any}
          data={NEEDS}
          value={search.needs ?? null}
          onChange={(needs) => change({ needs: (needs ?? undefined) as NeedsFilter | undefined })}
          clearable
          searchable={false}
        />
      )}
      <SelectField
        label={t.questionLabel}
        placeholder={t.questionPlaceholder}
        data={questions.map(({ _id, question }) => ({ value: _id, label: question }))}
        value={chosen?._id ?? null}
        onChange={choose}
        clearable
        searchable={false}
      />
      {chosen && <Bounds key={chosen._id} question={chosen} search={search} change={change} />}
    </>
  )
}

interface BoundsProps extends Omit<AnswerFilterProps, 'questions'> {
  question: Question
}

/** The answers to the chosen question that applicants must have. */
function Bounds({ question, search, change }: BoundsProps) {
  const { kind, options } = question
  const { questionAnswer, questionFrom, questionTo } = search
  if (kind === 'number') {
    const typed = (value: number | string) => (typeof value === 'number' ? String(value) : '')
    const given = (text: string) => (text === '' ? '' : Number(text))
    return (
      <>
        <NumberField
          label={t.from}
          value={given(questionFrom)}
          onChange={(value) => change({ questionFrom: typed(value) })}
        />
        <NumberField
          label={t.to}
          value={given(questionTo)}
          onChange={(value) => change({ questionTo: typed(value) })}
        />
      </>
    )
  }
  if (kind === 'date')
    return (
      <>
        <DateField
          type="date"
          label={t.earliest}
          value={questionFrom}
          onChange={({ currentTarget }) => change({ questionFrom: currentTarget.value })}
        />
        <DateField
          type="date"
          label={t.latest}
          value={questionTo}
          onChange={({ currentTarget }) => change({ questionTo: currentTarget.value })}
        />
      </>
    )
  if (kind === 'text') return <Words value={questionAnswer} onChange={(words) => change({ questionAnswer: words })} />
  return (
    <SelectField
      label={t.answerLabel}
      placeholder={t.any}
      data={(kind === 'yes_no' ? ['yes', 'no'] : (options ?? [])).map((value) => ({
        value,
        label: optionText(kind, value),
      }))}
      value={questionAnswer || null}
      onChange={(answer) => change({ questionAnswer: answer ?? '' })}
      clearable
      searchable={false}
    />
  )
}

interface WordsProps {
  value: string
  onChange: (words: string) => void
}

/** Words that a short answer contains; sent once typing stops, because each change loads the list. */
function Words({ value, onChange }: WordsProps) {
  const [typed, setTyped] = useState(value)
  const words = typed.trim()
  const isSettled = useDebouncedValue(words, PAUSE) === words
  const send = () => words !== value && onChange(words)
  useEffect(() => {
    if (isSettled) send()
  })
  return (
    <TextField
      label={t.containsLabel}
      value={typed}
      maxLength={limits.listItem}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={send}
    />
  )
}
