import * as z from 'zod/mini'

const maxWordLength = 100

/** `Full-time`, `full time`, `fullTime` and `full_time` are one word. */
const fold = (word: string) => word.toLowerCase().replace(/[\s_-]+/gu, '')

/** The option that `word` means, case and separators aside, also by a synonym; undefined when it means none. */
export function matchChoice<E extends string>(
  options: readonly E[],
  word: string,
  synonyms: Readonly<Record<string, E>> = {},
): E | undefined {
  if (word.length > maxWordLength) return undefined
  const folded = fold(word)
  return (
    options.find((option) => fold(option) === folded) ??
    (Object.hasOwn(synonyms, folded) ? synonyms[folded] : undefined)
  )
}

/**
 * A choice as clients write it: case aside, and with spaces, hyphens, underscores or nothing between words.
 * `synonyms` map other words, in lower case without separators, to an option. The refusal is that of `schema`.
 */
export function choiceOf<const E extends Readonly<Record<string, string>>>(
  schema: z.ZodMiniEnum<E>,
  synonyms: Readonly<Record<string, E[keyof E]>> = {},
) {
  const options = schema.options
  const read = (value: unknown) =>
    typeof value === 'string' || typeof value === 'boolean'
      ? (matchChoice<E[keyof E]>(options, String(value), synonyms) ?? value)
      : value
  return z.pipe(z.transform(read) as unknown as z.ZodMiniType<E[keyof E], E[keyof E]>, schema)
}

/** A list of words as people write it: `a, b or c`. */
export const orList = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
