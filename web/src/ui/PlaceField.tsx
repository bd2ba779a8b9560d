import type { AutocompleteProps } from '@mantine/core'
import { MapPin } from 'lucide-react'
import { useEffect, useState } from 'react'
import { SuggestField } from './SelectField.tsx'

interface Suggestion {
  label: string
}

interface PlaceFieldProps<P extends Suggestion> extends Omit<AutocompleteProps, 'data' | 'filter' | 'onOptionSubmit'> {
  /** Fetches the places that begin with what is typed: `placesLike` of api/places.ts, or a list of a test. */
  suggest: (typed: string, signal: AbortSignal) => Promise<readonly P[]>
  /** The whole of a suggestion once one is taken, e.g. for its coordinates; the text comes by `onChange`. */
  onPlace?: (place: P) => void
}

/**
 * A town as free text with suggestions; whatever was typed stays allowed. For every feature's forms:
 *
 *     <PlaceField label="City" required suggest={placesLike} {...field('city')} />
 */
export function PlaceField<P extends Suggestion>({ suggest, onPlace, ...props }: PlaceFieldProps<P>) {
  const [typed, setTyped] = useState('')
  const places = useSuggestions(typed, suggest)
  return (
    <SuggestField
      placeholder="City"
      autoComplete="off"
      maxLength={200}
      leftSection={<MapPin size={17} aria-hidden />}
      {...props}
      data={[...new Set(places.map(({ label }) => label))]}
      filter={({ options }) => options}
      onInput={(event) => setTyped(event.currentTarget.value.trim())}
      onOptionSubmit={(label) => {
        const chosen = places.find((place) => place.label === label)
        if (chosen) onPlace?.(chosen)
      }}
    />
  )
}

const PAUSE = 150

function useSuggestions<P extends Suggestion>(typed: string, suggest: PlaceFieldProps<P>['suggest']): readonly P[] {
  const [places, setPlaces] = useState<readonly P[]>([])
  useEffect(() => {
    const typing = new AbortController()
    const ask = async () => {
      const found = typed ? await suggest(typed, typing.signal).catch(() => []) : []
      if (!typing.signal.aborted) setPlaces(found)
    }
    const timer = setTimeout(() => void ask(), PAUSE)
    return () => {
      clearTimeout(timer)
      typing.abort()
    }
  }, [typed, suggest])
  return places
}
