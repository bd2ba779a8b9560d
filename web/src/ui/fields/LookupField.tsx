import type { AutocompleteProps } from '@mantine/core'
import { useState } from 'react'
import { SuggestField } from './SelectField.tsx'
import { type Suggest, type Suggestion, useSuggestions } from './use-suggestions.ts'

export type { Suggestion }

export interface LookupFieldProps<S extends Suggestion>
  extends Omit<AutocompleteProps, 'data' | 'filter' | 'onOptionSubmit'> {
  /** Fetches the suggestions for the typed text. */
  suggest: Suggest<S>
  /** Called with the selected suggestion; its text comes by `onChange`. */
  onPick?: (picked: S) => void
}

/** Free text with fetched suggestions; a failed request yields none. */
export function LookupField<S extends Suggestion>({ suggest, onPick, ...props }: LookupFieldProps<S>) {
  const [typed, setTyped] = useState('')
  const found = useSuggestions(typed, suggest)
  return (
    <SuggestField
      autoComplete="off"
      maxLength={200}
      {...props}
      data={[...new Set(found.map(({ label }) => label))]}
      filter={({ options }) => options}
      onInput={(event) => setTyped(event.currentTarget.value.trim())}
      onOptionSubmit={(label) => {
        const picked = found.find((one) => one.label === label)
        if (picked) onPick?.(picked)
      }}
    />
  )
}
