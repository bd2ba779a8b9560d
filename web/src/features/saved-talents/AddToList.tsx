import * as t from '@hearback/texts/web/saved-talents.ts'
import { useQuery } from '@tanstack/react-query'
import { ListPlus } from 'lucide-react'
import { useState } from 'react'
import { Button, type ButtonLook } from '../../ui/Button.tsx'
import { QueryFallback } from '../../ui/feedback/QueryFallback.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { Sentence } from '../../ui/text/Sentence.tsx'
import { Verbatim } from '../../ui/text/Verbatim.tsx'
import { NameForm } from './NameForm.tsx'
import c from './SavedTalents.module.css'
import { useCreateList, useListPerson } from './saved-talents.mutations.ts'
import { talentLists } from './saved-talents.queries.ts'

interface AddToListProps extends Pick<ButtonLook, 'size'> {
  person: string
  name: string
}

/** Puts a person on lists of the company and takes them off. */
export function AddToList({ person, name, ...look }: AddToListProps) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button {...look} icon={<ListPlus size={17} aria-hidden />} onClick={() => setOpened(true)}>
        {t.listsAction}
        <span className="sr">
          {' '}
          <Sentence of={t.listsActionPerson} names={[name]} />
        </span>
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={<Sentence of={t.listsOfPerson} names={[name]} />}>
        <Choices person={person} />
      </Dialog>
    </>
  )
}

function Choices({ person }: { person: string }) {
  const query = useQuery(talentLists(person))
  const { mutate: listPerson, mutateAsync: put } = useListPerson(person)
  const { mutateAsync: create } = useCreateList()
  const [made, setMade] = useState(0)
  if (!query.data) return <QueryFallback query={query} rows={3} loading={t.loading} failed={query.error?.message} />
  const { lists } = query.data
  const createWith = async (name: string) => {
    const { list } = await create(name)
    await put({ id: list._id, on: true })
  }
  return (
    <>
      {lists.length > 0 && (
        <ul className={c.choices}>
          {lists.map(({ _id, name, hasPerson }) => (
            <li key={_id}>
              <CheckboxField
                label={<Verbatim>{name}</Verbatim>}
                checked={hasPerson}
                onChange={(event) =>
                  listPerson({ id: _id, on: event.currentTarget.checked }, { onError: ({ message }) => toast(message) })
                }
              />
            </li>
          ))}
        </ul>
      )}
      <NameForm
        key={made}
        label={t.newList}
        submitLabel={t.listCreateAction}
        failed={t.saveFailed}
        send={createWith}
        done={() => setMade(made + 1)}
      />
    </>
  )
}
