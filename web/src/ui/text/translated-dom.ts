/** Nodes that a translator put in place of others, such as `<font>` for a text. */
const standIns = new WeakMap<Node, Node>()
const isStandIn = new WeakSet<Node>()

/**
 * Lets React go on where a translator, an extension or a reading aid has wrapped or replaced text nodes of the page.
 * React removes nodes and inserts before them by reference, which throws NotFoundError once they have another parent; and
 * it changes texts that are no longer shown. Each such call is led to the node that is shown instead. Call it once, before React starts.
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
  // A text that React moves comes back to the page: what stood for it goes.
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
 * Where one text was taken out and one element put in by the same step, the element stands for the text. So does what takes
 * the place of such an element, as when the reader goes back to the original.
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

/** The node of the page that stands for `node`; undefined where none does. */
function lastStandIn(node: Node): Node | undefined {
  let standIn = standIns.get(node)
  while (standIn && !standIn.isConnected) standIn = standIns.get(standIn)
  return standIn
}

/** The child of `parent` that shows `node`: a wrapper around it, or what was put in its place. Undefined where nothing does. */
function shownIn(parent: Node, node: Node): Node | undefined {
  for (let wrapper: Node | null = node; wrapper; wrapper = wrapper.parentNode) {
    if (wrapper.parentNode === parent) return wrapper
  }
  const standIn = standIns.get(node)
  return standIn && standIn !== node ? shownIn(parent, standIn) : undefined
}
