import { isVisible } from '@hearback/contract/values/text.ts'
import '../kit/input.css'
import '../kit/combobox.css'
import { TagsInput, type TagsInputProps } from '@mantine/core'
import { useState } from 'react'
import { Kit } from '../kit/Kit.tsx'

/**
 * Several short texts, e.g. skills: a comma, Enter or blur adds the typed text; duplicates are dropped. A pasted list is
 * split at its lines and bullets. `data` holds suggestions, which open once something is typed.
 */
export function TagsField({ onChange, data, ...props }: TagsInputProps) {
  const [typed, setTyped] = useState('')
  return (
    <Kit>
      <TagsInput
        splitChars={[',', ';']}
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

/** Between the entries of a pasted list. */
const separator = /[,;\n\r\t\u2028•▪●◦‣⁃]|\s[·|]\s/u
const bullet = /^[-–—*·]\s+/u

function separate(texts: string[]): string[] {
  const kept = new Map<string, string>()
  for (const text of texts.flatMap((one) => one.split(separator)).map((one) => one.trim().replace(bullet, ''))) {
    if (isVisible(text) && !kept.has(text.toLowerCase())) kept.set(text.toLowerCase(), text)
  }
  return [...kept.values()]
}
