/** Page numbers to link: first, last and two around the current one; 0 stands for a gap. */
export function pagesShown(page: number, totalPages: number): number[] {
  const near = new Set([1, totalPages, page - 1, page, page + 1].filter((n) => n >= 1 && n <= totalPages))
  const sorted = [...near].sort((a, b) => a - b)
  return sorted.flatMap((n, index) => {
    const before = sorted[index - 1] ?? n - 1
    if (n - before === 2) return [n - 1, n]
    return n - before > 2 ? [0, n] : [n]
  })
}
