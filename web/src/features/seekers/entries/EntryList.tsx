import { limits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/profile-entries.ts'
import { Plus } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/feedback/toast-store.ts'
import { MoveButtons } from '../../../ui/fields/MoveButtons.tsx'
import { moved } from '../../../ui/fields/moved.ts'
import type { ProfileDraft } from '../use-profile-draft.ts'
import c from './Entries.module.css'
import { BLANK, type Entry, type ListName } from './entry-values.ts'

/** Props of the fields of one entry. */
export type BindEntry<N extends ListName> = (key: keyof Entry<N> & string) => {
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

interface EntryListProps<N extends ListName> {
  draft: ProfileDraft
  name: N
  title: string
  hint?: string
  add: string
  /** Name of an entry by its number, counted from 1. */
  entryName: (number: number) => string
  children: (bind: BindEntry<N>, entry: Entry<N>) => ReactNode
}

/** A list of the profile: add, change, move and remove entries. */
export function EntryList<N extends ListName>(props: EntryListProps<N>) {
  const { draft, name, title, hint, add, entryName, children } = props
  const id = useId()
  const list = useRef<HTMLOListElement>(null)
  const entries = draft.values[name] as Entry<N>[]
  const count = useRef(entries.length)
  const set = (next: readonly Entry<N>[]) => draft.change({ [name]: next })
  useEffect(() => {
    // The first field of an added entry takes the focus.
    if (entries.length > count.current) list.current?.querySelector<HTMLElement>('li:last-child input')?.focus()
    count.current = entries.length
  }, [entries.length])
  const bind =
    (index: number): BindEntry<N> =>
    (key) => ({
      value: entries[index]?.[key] ?? '',
      error: draft.problems[`${name}.${index}.${key}`],
      onChange: (value) => set(entries.map((entry, place) => (place === index ? { ...entry, [key]: value } : entry))),
    })
  const latest = useRef(entries)
  latest.current = entries
  const remove = (index: number) => {
    const removed = entries.slice(index, index + 1)
    set(entries.toSpliced(index, 1))
    // Keeps the changes made since the removal.
    const undo = () => set(latest.current.toSpliced(index, 0, ...removed))
    toast({ text: t.entryRemoved, action: { label: t.entryUndo, run: undo } })
  }
  return (
    <section className={c.list} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {hint && <p className={c.hint}>{hint}</p>}
      {draft.problems[name] && (
        <p role="alert" className={c.problem}>
          {draft.problems[name]}
        </p>
      )}
      <ol ref={list} className={c.entries}>
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a new entry has no identity but its place
          <li key={index}>
            <fieldset className={c.entry}>
              <legend className="sr">{entryName(index + 1)}</legend>
              <div className={c.head}>
                <b aria-hidden>{entryName(index + 1)}</b>
                <MoveButtons
                  labels={labelsOf(entryName(index + 1))}
                  index={index}
                  count={entries.length}
                  onMove={(by) => set(moved(entries, index, by))}
                  onRemove={() => remove(index)}
                />
              </div>
              {children(bind(index), entry)}
            </fieldset>
          </li>
        ))}
      </ol>
      {entries.length < limits.profileEntries ? (
        <Button icon={<Plus size={18} aria-hidden />} onClick={() => set([...entries, { ...BLANK[name] } as Entry<N>])}>
          {add}
        </Button>
      ) : (
        <p className={c.hint}>{t.entriesFull(limits.profileEntries)}</p>
      )}
    </section>
  )
}

const labelsOf = (name: string) => ({
  up: t.entryMoveUp(name),
  down: t.entryMoveDown(name),
  remove: t.entryRemove(name),
})
