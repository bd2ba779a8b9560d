export interface Category {
  name: string
  jobs: number
}

const mostShown = 100

/** Sums names that differ only in case, under the most frequent spelling; largest first. */
export function sameName(counted: readonly Category[]): Category[] {
  const together = new Map<string, Category>()
  for (const { name, jobs } of counted) {
    const known = together.get(name.toLowerCase())
    if (known) known.jobs += jobs
    else together.set(name.toLowerCase(), { name, jobs })
  }
  return [...together.values()].sort((a, b) => b.jobs - a.jobs).slice(0, mostShown)
}
