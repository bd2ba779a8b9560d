import type { AutocompleteProps } from '@mantine/core'
import { useEffect, useState } from 'react'
import { SuggestField } from './SelectField.tsx'

export interface Suggestion {
  /** Different for each, as it is what tells them apart. */
  label: string
}

export interface LookupFieldProps<S extends Suggestion>
  extends Omit<AutocompleteProps, 'data' | 'filter' | 'onOptionSubmit'> {
  /** Fetches the suggestions for what is typed. */
  suggest: (typed: string, signal: AbortSignal) => Promise<readonly S[]>
  /** The whole of a suggestion once one is taken; its text comes by `onChange`. */
  onPick?: (picked: S) => void
}

/** Free text whose suggestions are looked up while one types; a failed look-up only suggests nothing. */
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

const PAUSE = 150

function useSuggestions<S extends Suggestion>(typed: string, suggest: LookupFieldProps<S>['suggest']): readonly S[] {
  const [found, setFound] = useState<readonly S[]>([])
  useEffect(() => {
    const typing = new AbortController()
    const ask = async () => {
      const answer = typed ? await suggest(typed, typing.signal).catch(() => []) : []
      if (!typing.signal.aborted) setFound(answer)
    }
    const timer = setTimeout(() => void ask(), PAUSE)
    return () => {
      clearTimeout(timer)
      typing.abort()
    }
  }, [typed, suggest])
  return found
}
