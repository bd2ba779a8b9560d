import { useState } from 'react'

/** Multi-selection in a list; ignores ids that left the list. */
export function useSelection(ids: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const here = ids.filter((id) => chosen.has(id))
  const turn = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  return {
    chosen: here,
    isChosen: (id: string) => chosen.has(id),
    isAll: ids.length > 0 && here.length === ids.length,
    turn,
    choose: (these: readonly string[]) => setChosen(new Set(these)),
    clear: () => setChosen(new Set()),
  }
}
