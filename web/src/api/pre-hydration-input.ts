/**
 * Value that the user or autofill entered before hydration. The form does not know it and would overwrite it on the
 * next key. Undefined if the field is unchanged.
 */
export function preHydrationInput(node: HTMLElement | null): string | boolean | undefined {
  if (node instanceof HTMLTextAreaElement) return changed(node.value, node.defaultValue)
  if (!(node instanceof HTMLInputElement)) return undefined
  return node.type === 'checkbox' ? changed(node.checked, node.defaultChecked) : changed(node.value, node.defaultValue)
}

const changed = <V>(value: V, sent: V) => (value === sent ? undefined : value)
