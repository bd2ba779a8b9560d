/**
 * What a person, or the browser, put into a field before the page woke up. The form knows nothing of it, and would wipe it
 * out with the next key; undefined where the field is as the server sent it.
 */
export function preHydrationInput(node: HTMLElement | null): string | boolean | undefined {
  if (node instanceof HTMLTextAreaElement) return changed(node.value, node.defaultValue)
  if (!(node instanceof HTMLInputElement)) return undefined
  return node.type === 'checkbox' ? changed(node.checked, node.defaultChecked) : changed(node.value, node.defaultValue)
}

const changed = <V>(value: V, sent: V) => (value === sent ? undefined : value)
