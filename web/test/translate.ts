interface Translator {
  /** `wrap` moves a text into elements, `replace` inserts elements with a copy in its place. */
  readonly mode: 'wrap' | 'replace'
  /** Also translates texts added later, like translators of browsers. */
  readonly isContinuous: boolean
}

/**
 * Translates the texts below `root` like a browser: `<font><font>text</font></font>`. Returns a function that stops it.
 */
export function translate(root: Node, { mode, isContinuous }: Translator): () => void {
  const translateAll = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    for (let text = walker.nextNode(); text; text = walker.nextNode()) texts.push(text as Text)
    for (const text of texts) translateOne(text)
  }
  const translateOne = (text: Text) => {
    const isSkipped =
      !text.data.trim() ||
      text.parentElement?.closest('font, script, style, textarea, title, [translate=no], .notranslate')
    if (isSkipped) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    outer.append(inner)
    text.replaceWith(outer)
    inner.append(mode === 'wrap' ? text : document.createTextNode(text.data))
  }
  translateAll(root)
  if (!isContinuous) return () => {}
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node.isConnected) translateAll(node.parentNode ?? node)
  })
  observer.observe(root, { childList: true, subtree: true, characterData: true })
  return () => observer.disconnect()
}
