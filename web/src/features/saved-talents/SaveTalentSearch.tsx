import type { InputOf } from '@hearback/contract/endpoint.ts'
import type { saveTalentSearch } from '@hearback/contract/people/saved-talents.ts'
import * as t from '@hearback/texts/web/saved-talents.ts'
import { BookmarkPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { NameForm } from './NameForm.tsx'
import { useSaveSearch } from './saved-talents.mutations.ts'

interface SaveTalentSearchProps {
  filters: Omit<InputOf<typeof saveTalentSearch>['body'], 'name'>
  /** Suggested name. */
  name: string
}

/** Saves a talent search by a name. */
export function SaveTalentSearch({ filters, name }: SaveTalentSearchProps) {
  const [opened, setOpened] = useState(false)
  const { mutateAsync: save } = useSaveSearch()
  const close = () => setOpened(false)
  return (
    <>
      <Button size="sm" icon={<BookmarkPlus size={15} aria-hidden />} onClick={() => setOpened(true)}>
        {t.saveSearch}
      </Button>
      <Dialog opened={opened} onClose={close} title={t.saveSearchTitle}>
        <NameForm
          label={t.searchName}
          initial={name}
          submitLabel={t.save}
          failed={t.saveFailed}
          send={(given) => save({ ...filters, name: given })}
          done={() => {
            close()
            toast(t.saveSearchDone)
          }}
          onCancel={close}
        />
      </Dialog>
    </>
  )
}
