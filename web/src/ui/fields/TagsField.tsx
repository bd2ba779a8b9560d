import { isVisible } from '@hearback/contract/values/text.ts'
import '../kit/input.css'
import '../kit/combobox.css'
import { TagsInput, type TagsInputProps } from '@mantine/core'
import { useState } from 'react'
import { Kit } from '../kit/Kit.tsx'

/** Lists and columns are pasted with line ends, tabs and bullets. */
const SEPARATORS = [',', ';', '،', '、', '\n', '\r', '\t', '\u2028', '•', '▪', '●', '◦', '‣', '⁃']
const SEPARATOR = new RegExp(`[${SEPARATORS.join('')}]|\\s[·|]\\s`, 'u')
const BULLET = /^[-–—*·\uF0A7\uF0B7](?:\s+|$)/u

/**
 * Several short texts, e.g. skills: a comma, Enter or blur adds the typed text, and a pasted list each entry.
 * Duplicates are dropped. `data` holds suggestions, which open once something is typed.
 */
export function TagsField({ onChange, data, ...props }: TagsInputProps) {
  const [typed, setTyped] = useState('')
  return (
    <Kit>
      <TagsInput
        splitChars={SEPARATORS}
        acceptValueOnBlur
        maxTags={50}
        searchValue={typed}
        onSearchChange={setTyped}
        limit={8}
        {...(data && typed.trim() && { data })}
        {...props}
        onChange={(texts) => onChange?.(separate(texts))}
      />
    </Kit>
  )
}

function separate(texts: string[]): string[] {
  const kept = new Map<string, string>()
  for (const text of texts.flatMap((one) => one.split(SEPARATOR)).map((one) => one.trim().replace(BULLET, ''))) {
    if (isVisible(text) && !kept.has(text.toLowerCase())) kept.set(text.toLowerCase(), text)
  }
  return [...kept.values()]
}
