import { limits } from '@hearback/contract/values/limits.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import * as recent from '@hearback/texts/web/recent.ts'
import * as s from '@hearback/texts/web/search-suggestions.ts'
import * as t from '@hearback/texts/web/shortcuts.ts'
import { Building2, Eye, History, MapPin, Search, Shapes, X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { searchPlacesLike } from '../../api/places.ts'
import { companiesLike } from '../../api/suggestions/companies.ts'
import { partsOf, searchOf } from '../../features/alerts/alert-words.ts'
import { useRecentActivity } from '../../features/jobs/recent/recent.queries.ts'
import { categoriesLike } from '../../features/jobs/search/category-suggestions.ts'
import { wordsLike } from '../../features/jobs/search/search-words.queries.ts'
import { paths } from '../../routing/paths.ts'
import { optionAfterKey } from '../../ui/fields/arrow-navigation.ts'
import { ListOption } from '../../ui/fields/ListOption.tsx'
import { type Suggest, type Suggestion, useSuggestions } from '../../ui/fields/use-suggestions.ts'
import { isComposing } from '../../ui/is-composing.ts'
import { useDistanceUnit } from '../../ui/text/distance.ts'
import { joinWithDots } from '../../ui/text/join-with-dots.ts'
import { shownName } from '../../ui/text/stored-name.ts'
import c from './SearchSuggestions.module.css'

const ICON = { size: 16, 'aria-hidden': true } as const
const MOST = { searches: 6, views: 3, companies: 3, categories: 2 }
/** Shorter texts are in the names of too many companies. */
const SHORTEST_NAME = 3

/** Words of open jobs with this prefix, then categories, which filter, and companies, which lead to their pages. */
async function keywordsLike(typed: string, signal: AbortSignal): Promise<Option[]> {
  const isLong = typed.length >= SHORTEST_NAME
  const [words, categories, companies] = await Promise.all([
    wordsLike(typed, signal),
    categoriesLike(typed, MOST.categories).catch(() => []),
    isLong ? companiesLike(typed, signal, MOST.companies).catch(() => []) : [],
  ])
  const filters = categories.map(({ name, jobs }) => ({
    label: shownName(name),
    icon: <Shapes {...ICON} />,
    category: name,
    jobs,
  }))
  const pages = companies.map(({ _id, label }) => ({ label, icon: <Building2 {...ICON} />, to: paths.company(_id) }))
  const all: Option[] = [...words, ...filters, ...pages]
  return [...new Map(all.toReversed().map((option) => [option.label, option])).values()].toReversed()
}

const SUGGEST: Record<string, Suggest<Option>> = { keyword: keywordsLike, location: searchPlacesLike }
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
  const [here, setHere] = useState<Option>()
  const suggested = useSuggestions(typed, SUGGEST[kind] ?? keywordsLike)
  const remembered = useRecentOptions()
  const isEmpty = kind === 'keyword' && typed === '' && input.value.trim() === ''
  const found: readonly Option[] = isEmpty ? remembered : suggested
  const open = !closed && (isEmpty || typed !== '') && found.length > 0
  const marked = open ? found.find(({ label }) => label === here?.label) : undefined
  const idOf = (option: Option) => `${id}-${found.indexOf(option)}`
  const navigate = useNavigate()
  const isOpenSearch = open && !hasFilters(input)
  const take = ({ label, run, to, category }: Option) => {
    if (category !== undefined) {
      const search = searchInCategory(input, category)
      flushSync(() => fill(input, ''))
      setTyped('')
      setClosed(true)
      return void navigate({ pathname: paths.jobs(), search })
    }
    if (run || to) {
      setClosed(true)
      return to ? void navigate(to) : run?.()
    }
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
  useListeners(input, { keydown: onKey, input: onInput, blur: () => setClosed(true), focus: () => setClosed(false) })
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
              icon={option.icon ?? ICONS[kind]}
              label={option.label}
              note={noteOf(option, isOpenSearch)}
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

interface Option extends Suggestion {
  icon?: ReactNode
  /** Instead of searching for the label: an act, or the path of a page. */
  run?: () => void
  to?: string
  /** The stored name of a category to filter by. */
  category?: string
  /** Open jobs everywhere; 0 if unknown. */
  jobs?: number
}

/** Counts are of all open jobs, so they are left out beside a place or filters. */
function noteOf({ category, jobs }: Option, isOpenSearch: boolean): string | undefined {
  const shown = jobs?.toLocaleString(locale.numbers) ?? ''
  const isMost = category === undefined && jobs !== undefined && jobs >= limits.searchResults
  const count = jobs && isOpenSearch ? (isMost ? s.jobCountAtLeast(shown) : s.jobCount(shown)) : ''
  return joinWithDots([category !== undefined && s.category, count].filter(Boolean)) || undefined
}

const fieldsOf = ({ form }: HTMLInputElement) =>
  [...new FormData(form ?? undefined)].map(([name, value]) => [name, String(value)])

const hasFilters = (input: HTMLInputElement) =>
  fieldsOf(input).some(([name, value]) => name !== 'keyword' && name !== 'sort' && value)

/** The query of the form with this category instead of the words. */
function searchInCategory(input: HTMLInputElement, category: string): string {
  const kept = fieldsOf(input).filter(([name, value]) => name !== 'keyword' && name !== 'category' && value)
  return new URLSearchParams([...kept, ['category', category]]).toString()
}

/** The latest searches and viewed jobs, and an option that clears them. */
function useRecentOptions(): Option[] {
  const { searches, views, clear } = useRecentActivity()
  const unit = useDistanceUnit()
  const navigate = useNavigate()
  const go = (to: string) => () => void navigate(to)
  const options = [
    ...searches.slice(0, MOST.searches).map((search) => ({
      label: joinWithDots(partsOf(search, unit)),
      icon: <History {...ICON} />,
      run: go(searchOf(search, { newest: false })),
    })),
    ...views.slice(0, MOST.views).map(({ id, title }) => ({
      label: title,
      icon: <Eye {...ICON} />,
      run: go(paths.job(id)),
    })),
  ]
  if (options.length === 0) return options
  const unique = [...new Map(options.map((option) => [option.label, option])).values()]
  const label = views.length > 0 ? recent.clearAll : recent.clearSearches
  return [...unique, { label, icon: <X {...ICON} />, run: () => void clear() }]
}

type Listeners = { [K in 'keydown' | 'input' | 'blur' | 'focus']: (event: HTMLElementEventMap[K]) => void }

function useListeners(input: HTMLInputElement, listeners: Listeners): void {
  const latest = useRef(listeners)
  useLayoutEffect(() => {
    latest.current = listeners
  })
  useEffect(() => {
    const ears = new AbortController()
    for (const kind of ['keydown', 'input', 'blur', 'focus'] as const)
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
