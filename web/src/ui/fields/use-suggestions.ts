import { useEffect, useState } from 'react'

export interface Suggestion {
  /** Different for each, as it is what tells them apart. */
  label: string
}
export type Suggest<S extends Suggestion> = (typed: string, signal: AbortSignal) => Promise<readonly S[]>

const PAUSE = 150

/** What is suggested for the text, a moment after it last changed; a failed look-up only suggests nothing. */
export function useSuggestions<S extends Suggestion>(typed: string, suggest: Suggest<S>): readonly S[] {
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
