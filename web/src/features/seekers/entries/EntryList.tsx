import { limits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/profile-entries.ts'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/feedback/toast-store.ts'
import type { ProfileDraft } from '../use-profile-draft.ts'
import c from './Entries.module.css'
import { BLANK, type Entry, type ListName, moved } from './entry-values.ts'

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
  const remove = (index: number) => {
    set(entries.filter((_, place) => place !== index))
    toast({ text: t.entryRemoved, action: { label: t.entryUndo, run: () => set(entries) } })
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
              <Head
                label={entryName(index + 1)}
                isFirst={index === 0}
                isLast={index === entries.length - 1}
                onMove={(by) => set(moved(entries, index, by))}
                onRemove={() => remove(index)}
              />
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

interface HeadProps {
  label: string
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

function Head({ label, isFirst, isLast, onMove, onRemove }: HeadProps) {
  return (
    <>
      <legend className="sr">{label}</legend>
      <div className={c.head}>
        <b aria-hidden>{label}</b>
        <Act label={t.entryMoveUp(label)} icon={<ArrowUp size={18} />} isOff={isFirst} onAct={() => onMove(-1)} />
        <Act label={t.entryMoveDown(label)} icon={<ArrowDown size={18} />} isOff={isLast} onAct={() => onMove(1)} />
        <Act label={t.entryRemove(label)} icon={<Trash2 size={18} />} onAct={onRemove} />
      </div>
    </>
  )
}

interface ActProps {
  label: string
  icon: ReactNode
  isOff?: boolean
  onAct: () => void
}

const Act = ({ label, icon, isOff, onAct }: ActProps) => (
  <Button variant="quiet" size="sm" aria-label={label} title={label} icon={icon} disabled={isOff} onClick={onAct} />
)
