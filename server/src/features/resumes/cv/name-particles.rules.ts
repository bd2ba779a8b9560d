/** Words between the first and the last name that belong to the last one: "de la Fuente", "van den Berg". */
export const particles: ReadonlySet<string> = new Set(
  'de del la las los da das do dos di della van den der ten ter von zu zur le du bin bint ibn al el ben st san'.split(
    ' ',
  ),
)

const suffix = /^(?:jr|sr|ii|iii|iv)\.?$/iu

/** Splits a full name before its last word and the particles and suffix that belong to it; undefined for one word. */
export function splitName(name: string): { firstName: string; lastName: string } | undefined {
  const words = name.split(' ').filter(Boolean)
  let start = words.length - 1
  if (start > 1 && suffix.test(words[start] ?? '')) start -= 1
  while (start > 1 && isParticle(words[start - 1] ?? '')) start -= 1
  // "Ortega y Gasset"
  if (start > 2 && ['y', 'i'].includes(words[start - 1] ?? '')) start -= 2
  if (start < 1) return undefined
  return { firstName: words.slice(0, start).join(' '), lastName: words.slice(start).join(' ') }
}

/** A capital letter makes most of them names: "Ana San Martín" but "Al Gore". */
const isParticle = (word: string) => particles.has(word) || /^(?:De|Del|Van|Von|Der|La|Di|Da)$/u.test(word)
