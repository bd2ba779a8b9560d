import XMLBuilder from 'fast-xml-builder'

// What XML 1.0 cannot hold at all, not even escaped.
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu
const clean = (_name: string, value: unknown) => (typeof value === 'string' ? value.replace(forbidden, '') : value)

const builder = new XMLBuilder({
  ignoreAttributes: false,
  tagValueProcessor: clean,
  attributeValueProcessor: (name, value) => String(clean(name, value)),
})

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** An element tree as XML; attributes begin with "@_", a list repeats its element, undefined leaves one out. */
export const xmlOf = (tree: object): string => builder.build(tree)
