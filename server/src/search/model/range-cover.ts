/** A range of `2 ** bits[level]` whole numbers, the `index`-th of this size from 0 on. */
type Block = { level: number; index: number }

/**
 * The fewest blocks that cover the numbers from `first` to before `end` exactly. `bits` are the sizes as powers of two, ascending;
 * both ends are multiples of the smallest.
 */
export function coverOf(first: number, end: number, bits: readonly number[]): Block[] {
  const blocks: Block[] = []
  for (let from = first; from < end; ) {
    const fits = (size: number) => from % size === 0 && from + size <= end
    const level = Math.max(
      0,
      bits.findLastIndex((bit) => fits(2 ** bit)),
    )
    const size = 2 ** (bits[level] ?? 0)
    blocks.push({ level, index: from / size })
    from += size
  }
  return blocks
}
