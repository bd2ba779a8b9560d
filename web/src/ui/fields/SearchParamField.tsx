import { Search } from 'lucide-react'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { TextField } from './TextField.tsx'

const PAUSE = 300
const MAX_LENGTH = 200

interface SearchParamFieldProps {
  /** Query parameter that holds the words. */
  name: string
  label: string
  placeholder?: string
  /** Query parameters that a new search removes. */
  resets: readonly string[]
  className?: string | undefined
}

/** Search field that applies its words to the URL after a pause or by Enter, without a new entry in the history. */
export function SearchParamField({ name, label, placeholder, resets, className }: SearchParamFieldProps) {
  const [query, setQuery] = useSearchParams()
  const applied = query.get(name) ?? ''
  const [typed, setTyped] = useState(applied)
  const words = typed.trim()
  // The URL follows the field late, so values that were sent from here do not replace what was typed since.
  const sent = useRef(new Set([applied]))
  useEffect(() => {
    if (!sent.current.has(applied)) setTyped(applied)
    if (!sent.current.has(applied) || applied === words) sent.current = new Set([applied])
  }, [applied, words])
  const latest = useRef({ query, setQuery })
  latest.current = { query, setQuery }
  const apply = (value: string) => {
    const next = new URLSearchParams(latest.current.query)
    if ((next.get(name) ?? '') === value) return
    for (const other of resets) next.delete(other)
    if (value) next.set(name, value)
    else next.delete(name)
    sent.current.add(value)
    latest.current.setQuery(next, { replace: true, preventScrollReset: true })
  }
  const applyLatest = useRef(apply)
  applyLatest.current = apply
  useEffect(() => {
    if (words.length > MAX_LENGTH) return
    const timer = setTimeout(() => applyLatest.current(words), PAUSE)
    return () => clearTimeout(timer)
  }, [words])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (words.length <= MAX_LENGTH) apply(words)
  }
  return (
    <search className={className}>
      <form onSubmit={submit}>
        <TextField
          type="search"
          aria-label={label}
          placeholder={placeholder}
          autoComplete="off"
          maxLength={MAX_LENGTH}
          leftSection={<Search size={16} aria-hidden />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </form>
    </search>
  )
}
