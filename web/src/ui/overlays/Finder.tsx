import * as t from '@hearback/texts/web/shortcuts.ts'
import '../kit/modal.css'
import { Modal } from '@mantine/core'
import { Search } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { optionAfterKey } from '../fields/arrow-navigation.ts'
import { ListOption } from '../fields/ListOption.tsx'
import { isComposing } from '../is-composing.ts'
import { Kit } from '../kit/Kit.tsx'
import { Keys } from '../shortcuts/Keys.tsx'
import c from './Finder.module.css'
import { useEscape } from './use-escape.ts'

export interface FinderOption {
  key: string
  label: string
  /** Muted text after the label. */
  note?: string | undefined
  icon?: ReactNode
  /** Key sequence of the equivalent shortcut. */
  keys?: readonly string[] | undefined
  run: () => void
}

export interface FinderGroup {
  label: string
  options: readonly FinderOption[]
}

interface FinderProps {
  opened: boolean
  onClose: () => void
  label: string
  placeholder: string
  query: string
  onQuery: (query: string) => void
  groups: readonly FinderGroup[]
  /** Whether more results may arrive. */
  busy: boolean
}

const MOTION = { duration: 120, transition: 'fade-down' } as const

/** Command palette: a field with matching options below; arrow keys move, Enter selects. */
export const Finder = ({ opened, onClose, label, ...list }: FinderProps) => (
  <Kit>
    <Modal.Root
      opened={opened}
      onClose={onClose}
      size={640}
      yOffset="12dvh"
      closeOnEscape={false}
      transitionProps={MOTION}
    >
      <Modal.Overlay />
      <Modal.Content>
        <div className={c.inside}>
          <Modal.Title className="sr">{label}</Modal.Title>
          <FinderList label={label} onClose={onClose} {...list} />
        </div>
      </Modal.Content>
    </Modal.Root>
  </Kit>
)

function FinderList({ label, placeholder, query, onQuery, groups, busy, onClose }: Omit<FinderProps, 'opened'>) {
  useEscape(onClose)
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [walkedTo, walkTo] = useState<string>()
  const options = groups.flatMap((group) => group.options)
  // Later results may move the option or remove it.
  const here = options.find(({ key }) => key === walkedTo) ?? options[0]
  const idOf = ({ key }: FinderOption) => `${id}-${key}`
  useEffect(() => {
    if (here) list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [here])
  const take = (option: FinderOption) => {
    onClose()
    option.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = optionAfterKey(options, here, event.key)
    if (isComposing(event.nativeEvent) || !here || !(next || event.key === 'Enter')) return
    event.preventDefault()
    if (next) walkTo(next.key)
    else take(here)
  }
  return (
    <>
      <label className={c.field}>
        <Search size={19} aria-hidden />
        <input
          role="combobox"
          aria-label={label}
          aria-expanded
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={here && idOf(here)}
          placeholder={placeholder}
          value={query}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          onChange={(event) => {
            walkTo(undefined)
            onQuery(event.currentTarget.value)
          }}
          onKeyDown={onKeyDown}
        />
        <Keys keys={[t.esc]} />
      </label>
      <div role="listbox" id={id} ref={list} aria-label={label} aria-busy={busy} className={c.list}>
        {groups.map((group) => (
          <Group key={group.label} group={group} here={here} idOf={idOf} walkTo={walkTo} take={take} />
        ))}
      </div>
      <p className="sr" role="status">
        {!busy && query && t.found(options.length)}
      </p>
    </>
  )
}

interface GroupProps {
  group: FinderGroup
  here: FinderOption | undefined
  idOf: (option: FinderOption) => string
  walkTo: (key: string) => void
  take: (option: FinderOption) => void
}

function Group({ group, here, idOf, walkTo, take }: GroupProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of a list box, not a fieldset of a form
    <div role="group" aria-labelledby={id}>
      <div id={id} role="presentation" className={c.group}>
        {group.label}
      </div>
      {group.options.map((option) => (
        <ListOption
          key={option.key}
          id={idOf(option)}
          selected={option === here}
          icon={option.icon}
          label={option.label}
          note={option.note}
          onPoint={() => option !== here && walkTo(option.key)}
          onTake={() => take(option)}
        >
          {option.keys && <Keys keys={option.keys} />}
        </ListOption>
      ))}
    </div>
  )
}
