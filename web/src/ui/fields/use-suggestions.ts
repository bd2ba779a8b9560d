import { useEffect, useState } from 'react'

export interface Suggestion {
  /** Unique; used as the key. */
  label: string
}
export type Suggest<S extends Suggestion> = (typed: string, signal: AbortSignal) => Promise<readonly S[]>

const PAUSE = 150

/**
 * Debounced suggestions for the typed text; a failed request yields none. Results stay while the
 * text grows, and are dropped when another text replaces it, so that keys cannot pick them.
 */
export function useSuggestions<S extends Suggestion>(typed: string, suggest: Suggest<S>): readonly S[] {
  const [found, setFound] = useState<{ of: string; answer: readonly S[] }>({ of: '', answer: [] })
  useEffect(() => {
    const typing = new AbortController()
    const ask = async () => {
      const answer = typed ? await suggest(typed, typing.signal).catch(() => []) : []
      if (!typing.signal.aborted) setFound({ of: typed, answer })
    }
    const timer = setTimeout(() => void ask(), PAUSE)
    return () => {
      clearTimeout(timer)
      typing.abort()
    }
  }, [typed, suggest])
  return typed.startsWith(found.of) ? found.answer : []
}
