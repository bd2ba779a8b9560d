/** SVG path of one tick of a 60-tick dial: from the inner to the outer radius, clockwise from the top. */
export function tickPath(tick: number, inner: number, outer: number, center: number): string {
  const angle = (tick / 60) * 2 * Math.PI
  const at = (radius: number) =>
    `${round(center + radius * Math.sin(angle))} ${round(center - radius * Math.cos(angle))}`
  return `M${at(inner)}L${at(outer)}`
}

const round = (value: number) => Math.round(value * 100) / 100

/** Ticks from..to of `of` as a single path, so that a ring needs two elements instead of sixty. */
export const ticksPath = (from: number, to: number, inner: number, outer: number, center: number, of = 60): string =>
  Array.from({ length: Math.max(0, to - from) }, (_, step) =>
    tickPath(((from + step) * 60) / of, inner, outer, center),
  ).join('')
