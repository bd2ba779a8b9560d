import { evaluationLimits } from '@hearback/contract/accounts/company-limits.ts'
import * as t from '@hearback/texts/web/scorecards.ts'
import { useId } from 'react'
import { RadioList } from '../../../ui/fields/RadioList.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { UserText } from '../../../ui/text/UserText.tsx'
import { NOT_ASSESSED, ratingOptions } from './rating-words.ts'
import c from './Scorecards.module.css'
import type { DraftEntry } from './scorecard-drafts.ts'

interface CriterionFieldsProps {
  entry: DraftEntry & { isArchived: boolean }
  onChange: (entry: DraftEntry) => void
}

/** The rating of one criterion, which arrow keys move, and a sentence. */
export function CriterionFields({ entry: { isArchived, ...entry }, onChange }: CriterionFieldsProps) {
  const group = useId()
  return (
    <fieldset className={c.criterion}>
      <legend>
        <UserText as="span">{entry.name}</UserText>
        {isArchived && <span className={c.note}>{t.archived}</span>}
      </legend>
      <RadioList
        inline
        label={t.ratingLabel}
        name={group}
        options={ratingOptions}
        value={entry.rating === null ? NOT_ASSESSED : String(entry.rating)}
        onChange={({ target: { value } }) =>
          onChange({ ...entry, rating: value === NOT_ASSESSED ? null : Number(value) })
        }
      />
      <TextField
        label={t.sentenceLabel}
        maxLength={evaluationLimits.sentence}
        dir="auto"
        value={entry.sentence}
        onChange={({ currentTarget: { value } }) => onChange({ ...entry, sentence: value })}
      />
    </fieldset>
  )
}
