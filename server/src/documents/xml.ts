import { SaxesParser } from 'saxes'
import { RefusedDocument, type XmlNode } from './document-jobs.ts'

export interface XmlHandlers {
  /** Local name and attributes; names keep the prefix of their attribute. */
  open(name: string, attributes: Readonly<Record<string, string>>): void
  close(name: string): void
  text(text: string): void
}

const deepest = 200

/** Parses XML as a stream of events. Throws for a document type, which could define entities, and for deep nesting. */
export function parseXml(content: Buffer, { open, close, text }: XmlHandlers): void {
  const parser = new SaxesParser()
  let depth = 0
  parser.on('error', (error) => {
    throw error
  })
  parser.on('doctype', () => {
    throw new RefusedDocument('This file is damaged. Save it again or choose another')
  })
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1
    if (depth > deepest) throw new RefusedDocument('This file is nested too deeply')
    open(localName(name), attributes)
  })
  parser.on('closetag', ({ name }) => {
    depth -= 1
    close(localName(name))
  })
  parser.on('text', text)
  parser.on('cdata', text)
  parser.write(new TextDecoder().decode(content)).close()
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

const mostNodes = 20_000

/** Parses XML to its root element; throws as parseXml, and for more than 20,000 elements. */
export function xmlTree(content: Buffer): XmlNode {
  const root: XmlNode = { name: '', attributes: {}, children: [], text: '' }
  const path = [root]
  let count = 0
  parseXml(content, {
    open: (name, attributes) => {
      count += 1
      if (count > mostNodes) throw new RefusedDocument('This file is too big when unpacked')
      const node: XmlNode = { name, attributes: { ...attributes }, children: [], text: '' }
      path.at(-1)?.children.push(node)
      path.push(node)
    },
    close: () => void path.pop(),
    text: (text) => {
      const node = path.at(-1)
      if (node) node.text += text
    },
  })
  return root.children[0] ?? root
}
