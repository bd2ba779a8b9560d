/** Warnings about rows that were imported with changes. */
export const warningTexts = {
  pay_missing: 'state no pay',
  pay_derived: 'have pay that was derived and not posted: shown as not stated',
  pay_half: 'state one end of a pay range: shown as not stated, the figure is in the text',
  pay_reversed: 'have a pay range that runs backwards: shown as not stated',
  pay_not_positive: 'have pay that is not above zero: shown as not stated',
  pay_implausible: 'have pay that cannot be meant: shown as not stated',
  pay_period_unknown: 'have pay of an unknown period: shown as not stated',
  pay_currency_unknown: 'have pay without a known currency: shown as not stated',
  place_missing: 'state no place',
  place_unknown: 'name a place that is not in the table of places: kept as text',
  country_unknown: 'have a country that is not an ISO code of two letters: left out',
  point_half: 'have one coordinate without the other: left out',
  employment_unknown: 'have an employment type without a counterpart: left out',
  detail_unusable: 'have a shift, benefit or other detail of the work that is not one of the choices: left out',
  category_missing: 'state no category: filed under Other',
  title_cut: 'have a title of more than 200 characters: cut after a word',
  line_cut: 'have a company, place or category of more than 200 characters: cut after a word',
  text_cut: 'have a text of more than 10,000 characters: cut after a paragraph, with a note',
  skills_cut: 'have more than 50 skills, or one of more than 100 characters: those are left out',
  url_unusable: 'have an address that is not a web address: left out',
  field_unreadable: 'have a value of the wrong kind: that value is left out',
  characters_lost: 'have characters that were lost before the file was written, or are not UTF-8: those are left out',
  future: 'were posted in the future by their own account: counted from today',
} as const

export type WarningKind = keyof typeof warningTexts
export interface ImportWarning {
  readonly kind: WarningKind
  readonly detail?: string
}

/** Too common to list each row; only counted. */
const countedOnly: ReadonlySet<WarningKind> = new Set([
  'pay_missing',
  'pay_derived',
  'place_missing',
  'employment_unknown',
])
export const isListed = (mark: ImportWarning): boolean => !countedOnly.has(mark.kind)
