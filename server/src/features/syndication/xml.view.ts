import XMLBuilder from 'fast-xml-builder'

// Characters that XML 1.0 forbids, even escaped.
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu
const clean = (_name: string, value: unknown) => (typeof value === 'string' ? value.replace(forbidden, '') : value)

const builder = new XMLBuilder({
  ignoreAttributes: false,
  tagValueProcessor: clean,
  attributeValueProcessor: (name, value) => String(clean(name, value)),
})

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** Serializes an element tree as XML. Attributes start with "@_", a list repeats its element, undefined is left out. */
export const xmlOf = (tree: object): string => builder.build(tree)
