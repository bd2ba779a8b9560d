import { useEffect, useState } from 'react'

/** Id of the list entry (`data-on-map`) under the pointer or with the focus, whose pin is highlighted. */
export function useMarked(): string | undefined {
  const [marked, setMarked] = useState<string>()
  useEffect(() => {
    const ears = new AbortController()
    const mark = ({ target }: Event) => {
      const entry = target instanceof Element ? target.closest<HTMLElement>('[data-on-map]') : null
      setMarked(entry?.dataset.onMap)
    }
    for (const kind of ['pointerover', 'focusin']) document.addEventListener(kind, mark, { signal: ears.signal })
    return () => ears.abort()
  }, [])
  return marked
}
