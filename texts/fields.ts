/**
 * Returns the label of a field by its path, such as `details.startDate` or `skills.2`; list entries count from 1. A label of the
 * whole path, such as `pay.from`, goes first.
 */
export function labelOf(labels: Readonly<Record<string, string>>, path: string): string {
  const whole = Object.hasOwn(labels, path) ? labels[path] : undefined
  if (whole !== undefined) return whole
  const names = path.split('.')
  const name = names.findLast((part) => !/^\d+$/u.test(part)) ?? path
  const label = Object.hasOwn(labels, name) ? labels[name] : undefined
  if (label === undefined) return name
  const last = names.at(-1) ?? ''
  return /^\d+$/u.test(last) ? `${label} ${Number(last) + 1}` : label
}
