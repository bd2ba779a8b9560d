import { isVisible } from '@hearback/contract/values/text.ts'
import { type FormEvent, useRef, useState } from 'react'

type TextInput = HTMLInputElement | HTMLTextAreaElement

const textTypes = ['text', 'email', 'tel', 'url', 'number', 'date', 'datetime-local']

/** Fields whose text is part of what is sent; those that search or pick are not. */
const isTextInput = (target: unknown): target is TextInput =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement &&
    textTypes.includes(target.type) &&
    target.getAttribute('role') !== 'combobox' &&
    target.closest('[role="search"]') === null)

/**
 * Closing by Escape, by a click beside the overlay or by its button asks first while a field holds typed text. Buttons
 * of the content call `onClose` themselves.
 */
export function useTypedText(onClose: () => void, isKept: boolean) {
  const typed = useRef(new Set<TextInput>())
  const [isAsking, setAsking] = useState(false)
  return {
    isAsking,
    onInput: ({ target }: FormEvent) => {
      if (isTextInput(target)) typed.current.add(target)
    },
    close: () => {
      const isTyped = [...typed.current].some((field) => field.isConnected && isVisible(field.value))
      if (isTyped && !isKept) setAsking(true)
      else onClose()
    },
    keep: () => setAsking(false),
  }
}
