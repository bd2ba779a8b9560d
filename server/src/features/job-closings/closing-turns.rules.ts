/** How far a run is with a closing. */
export interface Progress {
  readonly batches: number
  /** The last application of the last batch; null before the first and after the last one. */
  readonly last: string | null
}

/** For each company the closing with the fewest batches so far, the first of equal ones. */
export function oneOfEachCompany<Closing extends { readonly id: string; readonly employer_id: string }>(
  due: readonly Closing[],
  progress: ReadonlyMap<string, Progress>,
): Closing[] {
  const batchesOf = ({ id }: Closing) => progress.get(id)?.batches ?? 0
  const next = new Map<string, Closing>()
  for (const closing of due) {
    const known = next.get(closing.employer_id)
    if (!known || batchesOf(closing) < batchesOf(known)) next.set(closing.employer_id, closing)
  }
  return [...next.values()]
}
