import type { Part } from './part.ts'

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/**
 * Returns the function that picks the form of a text for a count, by the plural rules of `language` (BCP 47).
 * A formatted count ("1,234", "20+") takes `other`, as only plain digits are read as a number.
 */
export function pluralIn(language: string) {
  const rules = new Intl.PluralRules(language)
  return (count: Part, forms: Forms): string => {
    const rule = /^\d+$/.test(`${count}`) ? rules.select(Number(count)) : 'other'
    return forms[rule] ?? forms.other
  }
}
