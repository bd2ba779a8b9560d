import * as z from 'zod/mini'

const maxWordLength = 100

/** Normalizes spelling: `Full-time`, `full time`, `fullTime` and `full_time` are equal. */
const fold = (word: string) => word.toLowerCase().replace(/[\s_-]+/gu, '')

/** Returns the option for `word`, ignoring case and separators, also by a synonym; undefined if there is none. */
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
 * An enum in any case, with spaces, hyphens, underscores or nothing between words. `synonyms` map other words, in lower
 * case without separators, to an option. Errors are those of `schema`.
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

/** Joins words as `a, b or c`. */
export const orList = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`

const maxChoices = 20

/**
 * A list of at most 20 choices, or one text separated by commas; null and empty text are the empty list. Drops
 * duplicates, and puts the choices in the order of `schema`.
 */
export function choiceListOf<const E extends Readonly<Record<string, string>>>(schema: z.ZodMiniEnum<E>) {
  type Option = E[keyof E]
  const read = (value: unknown) => {
    if (value === null) return []
    return typeof value === 'string' ? value.split(',').filter((word) => word.trim() !== '') : value
  }
  const sort = (chosen: Option[]) => schema.options.filter((option) => chosen.includes(option))
  return z.pipe(
    z.transform(read) as unknown as z.ZodMiniType<Option[], Option[] | string | null>,
    z
      .array(choiceOf(schema), 'Choose from the list')
      .check(z.maxLength(maxChoices, `At most ${maxChoices} entries`), z.overwrite(sort)),
  )
}
