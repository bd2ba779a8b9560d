const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Markup that is safe to send. */
export class Html {
  readonly markup: string

  constructor(markup: string) {
    this.markup = markup
  }
}

type Value = string | number | Html | readonly Html[] | false | null | undefined

/** Builds HTML: text values are escaped for elements and quoted attributes; false, null and undefined add nothing. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(parts.map((part, index) => part + markupOf(values[index])).join(''))

function markupOf(value: Value): string {
  if (value === undefined || value === null || value === false) return ''
  if (value instanceof Html) return value.markup
  if (typeof value === 'object') return value.map(({ markup }) => markup).join('')
  return String(value).replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)
}
