/** Nodes that a translator inserted in place of others, such as `<font>` for a text. */
const standIns = new WeakMap<Node, Node>()
const isStandIn = new WeakSet<Node>()

/**
 * Keeps React working after a translator, extension or reading aid has wrapped or replaced text nodes. React removes
 * and inserts nodes by reference, which throws NotFoundError once they have another parent, and it updates texts that
 * are no longer shown. Such calls are redirected to the replacement node. Call it once, before React starts.
 */
export function followTranslators(root: Node): void {
  const observer = new MutationObserver(noteReplacements)
  observer.observe(root, { childList: true, subtree: true })
  const { appendChild, removeChild, insertBefore } = Node.prototype
  const isDone = () => noteReplacements(observer.takeRecords())

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T
    isDone()
    const shown = shownIn(this, child)
    if (shown) removeChild.call(this, shown)
    return child
  }
  // Removes the replacement of a text that React moves back into the page.
  const removeStandIn = (node: Node) => {
    const shown = node.isConnected ? undefined : lastStandIn(node)
    if (shown?.parentNode) removeChild.call(shown.parentNode, shown)
  }
  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    removeStandIn(node)
    return appendChild.call(this, node) as T
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    removeStandIn(node)
    if (before === null || before.parentNode === this) return insertBefore.call(this, node, before) as T
    isDone()
    return insertBefore.call(this, node, shownIn(this, before) ?? null) as T
  }
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  if (!nodeValue?.set) return
  const { set } = nodeValue
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      set.call(this, value)
      if (this.parentNode) return
      isDone()
      const shown = lastStandIn(this)
      if (shown) shown.textContent = value
    },
  })
}

/**
 * For `onRecoverableError` of React. Parts whose code loads late are hydrated after the page is usable, when a translator may have
 * changed them. React renders them again, so this is no error. Others are reported.
 */
export function reportUntranslated(error: unknown): void {
  if (!document.querySelector('font')) reportError(error)
}

/**
 * If one step removes one text and adds one element, the element replaces the text. The same holds for what replaces
 * that element, e.g. when the user restores the original.
 */
function noteReplacements(records: readonly MutationRecord[]): void {
  for (const { removedNodes, addedNodes } of records) {
    const [removed, added] = [removedNodes[0], addedNodes[0]]
    const isOne = removedNodes.length === 1 && addedNodes.length === 1
    if (!isOne || !removed || !added) continue
    const isTranslation = removed.nodeType === Node.TEXT_NODE && added.nodeType === Node.ELEMENT_NODE
    if (!isTranslation && !isStandIn.has(removed)) continue
    standIns.set(removed, added)
    isStandIn.add(added)
  }
}

/** The connected node that replaces `node`; undefined if there is none. */
function lastStandIn(node: Node): Node | undefined {
  let standIn = standIns.get(node)
  while (standIn && !standIn.isConnected) standIn = standIns.get(standIn)
  return standIn
}

/** The child of `parent` that shows `node`: a wrapper around it, or its replacement. Undefined if there is none. */
function shownIn(parent: Node, node: Node): Node | undefined {
  for (let wrapper: Node | null = node; wrapper; wrapper = wrapper.parentNode) {
    if (wrapper.parentNode === parent) return wrapper
  }
  const standIn = standIns.get(node)
  return standIn && standIn !== node ? shownIn(parent, standIn) : undefined
}
