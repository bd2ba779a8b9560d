import * as t from '@hearback/texts/web/shortcuts.ts'
import { MapPin, Search } from 'lucide-react'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { searchPlacesLike } from '../../api/places.ts'
import { wordsLike } from '../../features/jobs/search/search-words.queries.ts'
import { optionAfterKey } from '../../ui/fields/arrow-navigation.ts'
import { ListOption } from '../../ui/fields/ListOption.tsx'
import { type Suggest, type Suggestion, useSuggestions } from '../../ui/fields/use-suggestions.ts'
import { isComposing } from '../../ui/is-composing.ts'
import c from './SearchSuggestions.module.css'

const SUGGEST: Record<string, Suggest<Suggestion>> = { keyword: wordsLike, location: searchPlacesLike }
const ICONS = { keyword: <Search size={16} aria-hidden />, location: <MapPin size={16} aria-hidden /> }

/**
 * Autocomplete below a search field. Loaded on focus; turns the plain input into a combobox. The text stays free: Enter
 * searches it, and selecting a suggestion searches that.
 */
export function SearchSuggestions({ input }: { input: HTMLInputElement }) {
  const id = useId()
  const kind = input.name === 'location' ? 'location' : 'keyword'
  // The user may have typed while this was loading.
  const [typed, setTyped] = useState(() => (input.value === input.defaultValue ? '' : input.value.trim()))
  const [closed, setClosed] = useState(false)
  const [here, setHere] = useState<Suggestion>()
  const found = useSuggestions(typed, SUGGEST[kind] ?? wordsLike)
  const open = !closed && typed !== '' && found.length > 0
  const marked = open && here && found.includes(here) ? here : undefined
  const idOf = (option: Suggestion) => `${id}-${found.indexOf(option)}`
  const take = ({ label }: Suggestion) => {
    // The form's hidden fields depend on the text.
    flushSync(() => fill(input, label))
    setTyped('')
    input.form?.requestSubmit()
  }
  /** Returns whether the list handled the key; Enter without a selection is left to the form. */
  const hear = (key: string): boolean => {
    const next = optionAfterKey(found, marked, key)
    if (next) setHere(next)
    else if (key === 'Enter' && marked) take(marked)
    else if (key === 'Enter' || key === 'Escape') setClosed(true)
    return next !== undefined || key === 'Escape' || (key === 'Enter' && marked !== undefined)
  }
  const onKey = (event: KeyboardEvent) => {
    if (!isComposing(event) && open && hear(event.key)) event.preventDefault()
  }
  const onInput = () => {
    setHere(undefined)
    setClosed(false)
    setTyped(input.value.trim())
  }
  useListeners(input, { keydown: onKey, input: onInput, blur: () => setClosed(true) })
  useCombobox(input, { open, list: id, option: marked && idOf(marked) })
  return (
    <>
      {open && (
        <div role="listbox" id={id} aria-label={input.labels?.[0]?.textContent ?? ''} className={c.list} data-of={kind}>
          {found.map((option) => (
            <ListOption
              key={option.label}
              id={idOf(option)}
              selected={option === marked}
              icon={ICONS[kind]}
              label={option.label}
              onPoint={() => option !== marked && setHere(option)}
              onTake={() => take(option)}
            />
          ))}
        </div>
      )}
      <p className="sr" role="status">
        {open && t.found(found.length)}
      </p>
    </>
  )
}

type Listeners = { [K in 'keydown' | 'input' | 'blur']: (event: HTMLElementEventMap[K]) => void }

function useListeners(input: HTMLInputElement, listeners: Listeners): void {
  const latest = useRef(listeners)
  useLayoutEffect(() => {
    latest.current = listeners
  })
  useEffect(() => {
    const ears = new AbortController()
    for (const kind of ['keydown', 'input', 'blur'] as const)
      input.addEventListener(kind, (event) => latest.current[kind](event as never), { signal: ears.signal })
    return () => ears.abort()
  }, [input])
}

/** Sets the ARIA attributes of a combobox on the input. */
function useCombobox(
  input: HTMLInputElement,
  { open, list, option }: { open: boolean; list: string; option: string | undefined },
) {
  useLayoutEffect(() => {
    const said = {
      role: 'combobox',
      autocomplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': String(open),
      'aria-controls': open ? list : undefined,
      'aria-activedescendant': option,
    }
    for (const [name, value] of Object.entries(said)) {
      if (value === undefined) input.removeAttribute(name)
      else input.setAttribute(name, value)
    }
  }, [input, open, list, option])
}

/** Sets the value as if typed: React tracks only changes through the native setter. */
function fill(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
