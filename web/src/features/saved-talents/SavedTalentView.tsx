import type { TalentList, TalentSearch } from '@hearback/contract/people/saved-talents.ts'
import * as t from '@hearback/texts/web/saved-talents.ts'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../routing/paths.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { QueryFallback } from '../../ui/feedback/QueryFallback.tsx'
import { Section } from '../../ui/Layout.tsx'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { Verbatim } from '../../ui/text/Verbatim.tsx'
import { NameForm } from './NameForm.tsx'
import { SavedSearchLink } from './SavedSearchLinks.tsx'
import c from './SavedTalents.module.css'
import { type Saved, useCreateList, useRemove, useRename } from './saved-talents.mutations.ts'
import { talentLists, talentSearches } from './saved-talents.queries.ts'

/** The saved searches and the lists of the company. */
export function SavedTalentView({ hrefOf }: { hrefOf: (filters: TalentSearch['filters']) => string }) {
  const [creating, setCreating] = useState(false)
  const { mutateAsync: create } = useCreateList()
  const { isPending } = useQuery(talentLists())
  const close = () => setCreating(false)
  const newList = (
    <Button size="sm" icon={<Plus size={15} aria-hidden />} onClick={() => setCreating(true)}>
      {t.newList}
    </Button>
  )
  return (
    <>
      <Section title={t.lists} actions={newList}>
        <Lists />
      </Section>
      {!isPending && (
        <Section title={t.savedSearches}>
          <Searches hrefOf={hrefOf} />
        </Section>
      )}
      <Dialog opened={creating} onClose={close} title={t.newList}>
        <NameForm
          label={t.listName}
          submitLabel={t.createList}
          failed={t.saveFailed}
          send={create}
          done={close}
          onCancel={close}
        />
      </Dialog>
    </>
  )
}

const Waiting = ({ query }: { query: UseQueryResult }) => (
  <QueryFallback query={query} rows={1} height={64} tile={false} loading={t.loading} failed={query.error?.message} />
)

function Lists() {
  const query = useQuery(talentLists())
  if (!query.data) return <Waiting query={query} />
  const { lists } = query.data
  if (lists.length === 0) return <p className={c.note}>{t.listsEmpty}</p>
  return (
    <ul className={c.rows}>
      {lists.map((list: TalentList) => (
        <Row key={list._id} saved={{ kind: 'list', id: list._id, name: list.name }}>
          <Link to={paths.savedTalent(list._id)}>
            <Verbatim>{list.name}</Verbatim>
          </Link>
          <p>{t.peopleOnList(list.people)}</p>
        </Row>
      ))}
    </ul>
  )
}

function Searches({ hrefOf }: { hrefOf: (filters: TalentSearch['filters']) => string }) {
  const query = useQuery(talentSearches())
  if (!query.data) return <Waiting query={query} />
  if (query.data.length === 0) return <p className={c.note}>{t.searchesEmpty}</p>
  return (
    <ul className={c.rows}>
      {query.data.map((search) => (
        <Row key={search._id} saved={{ kind: 'search', id: search._id, name: search.name }}>
          <SavedSearchLink search={search} href={hrefOf(search.filters)} />
        </Row>
      ))}
    </ul>
  )
}

/** A saved search or a list, with buttons to rename and remove it. */
function Row({ saved, children }: { saved: Saved; children: ReactNode }) {
  const [asking, setAsking] = useState<'rename' | 'remove'>()
  const { mutateAsync: rename } = useRename()
  const { mutateAsync: remove } = useRemove()
  const close = () => setAsking(undefined)
  const { kind, name } = saved
  return (
    <li className={c.row}>
      <div>{children}</div>
      <div className={c.acts}>
        <IconButton
          label={t.rename(name)}
          icon={<Pencil size={17} aria-hidden />}
          onClick={() => setAsking('rename')}
        />
        <IconButton
          label={t.remove(name)}
          icon={<Trash2 size={17} aria-hidden />}
          onClick={() => setAsking('remove')}
        />
      </div>
      <Dialog opened={asking === 'rename'} onClose={close} title={kind === 'list' ? t.renameList : t.renameSearch}>
        <NameForm
          label={kind === 'list' ? t.listName : t.searchName}
          initial={name}
          submitLabel={t.save}
          failed={t.saveFailed}
          send={(given) => rename({ ...saved, name: given })}
          done={close}
          onCancel={close}
        />
      </Dialog>
      <ConfirmDialog
        opened={asking === 'remove'}
        onClose={close}
        title={t.removeTitle(name)}
        confirm={t.removeConfirm}
        danger
        onConfirm={() => remove(saved)}
      >
        {kind === 'list' ? t.removeListHint : t.removeSearchHint}
      </ConfirmDialog>
    </li>
  )
}
