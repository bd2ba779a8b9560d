import type { KeyboardEvent } from 'react'
import { isComposing } from '../../ui/is-composing.ts'
import { singleKeys } from '../../ui/shortcuts/single-keys.ts'
import { TYPING_ELEMENTS } from '../../ui/shortcuts/typing-elements.ts'

const WALK: Record<string, 1 | -1> = { j: 1, n: 1, k: -1, p: -1 }

/**
 * Single keys inside a sheet, which the shortcuts of the page leave alone: `j` and `k` walk, others press the button with
 * that `data-shortcut`.
 */
export function sheetKeys(walk: (by: 1 | -1) => void) {
  return (event: KeyboardEvent) => {
    const { key, target, nativeEvent } = event
    const from = target as Element
    const sheet = from.closest('[aria-modal=true]')
    if (!sheet || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (!singleKeys() || isComposing(nativeEvent) || from.closest(TYPING_ELEMENTS)) return
    const by = WALK[key]
    if (by) walk(by)
    else if (/^[a-z]$/.test(key)) pressIn(sheet, key)
  }
}

function pressIn(sheet: Element, key: string): void {
  const marked = sheet.querySelector<HTMLElement>(`[data-shortcut="${key}"]`)
  const button = marked instanceof HTMLButtonElement ? marked : marked?.querySelector('button')
  button?.click()
}
