import type { Experience, Seeker } from '@hearback/contract/people/seekers.ts'
import * as t from '@hearback/texts/web/seekers.ts'
import { BriefcaseBusiness, Plus } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Sheet } from '../../../ui/overlays/Dialog.tsx'
import c from './Experience.module.css'
import { ExperienceForm } from './ExperienceForm.tsx'
import { ExperienceRow } from './ExperienceRow.tsx'

const NONE: Experience[] = []

/** Past and current jobs to add, edit and remove; the URL holds the open one. */
export function ExperienceList({ profile }: { profile: Seeker }) {
  const [query, setQuery] = useSearchParams()
  const { experience = NONE } = profile
  const opened = query.get('open')
  const chosen = experience.find(({ _id }) => _id === opened)
  const show = (id?: string) => setQuery(id ? { open: id } : {}, { replace: true, preventScrollReset: true })
  const add = (
    <Button variant="primary" icon={<Plus size={17} aria-hidden />} onClick={() => show('new')}>
      {t.addExperience}
    </Button>
  )
  return (
    <>
      {experience.length ? (
        <>
          <ul className={c.list}>
            {experience.map((one) => (
              <ExperienceRow key={one._id} experience={one} onEdit={() => show(one._id)} />
            ))}
          </ul>
          {add}
        </>
      ) : (
        <EmptyState title={t.experienceEmptyTitle} icon={<BriefcaseBusiness size={30} />} actions={add}>
          {t.experienceEmptyHint}
        </EmptyState>
      )}
      <Sheet
        opened={opened === 'new' || chosen !== undefined}
        onClose={() => show()}
        title={chosen ? t.experienceEditTitle : t.addExperience}
      >
        <ExperienceForm key={opened} experience={chosen} onDone={() => show()} />
      </Sheet>
    </>
  )
}
