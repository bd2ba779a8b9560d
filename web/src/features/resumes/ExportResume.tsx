import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/Notice.tsx'
import { RadioCards } from '../../ui/RadioCards.tsx'
import { saveJson } from '../../ui/save-json.ts'
import c from './Resumes.module.css'
import { useExportResume } from './resumes.mutations.ts'

const SCOPES = [
  {
    value: 'standard',
    label: 'To hand to others',
    description: 'Name, contact, work, education and skills. Nothing that only you see.',
  },
  {
    value: 'everything',
    label: 'To keep, and bring back here',
    description: 'Also your terms, health answers and position, what jobs paid and why they ended.',
  },
] as const

/** The profile as a document that other sites and programs read. */
export function ExportResume() {
  const [scope, setScope] = useState<'standard' | 'everything'>('standard')
  const { mutate, isPending, error, isSuccess } = useExportResume((resume) => saveJson('resume.json', resume))
  return (
    <div className={c.part}>
      <p>
        JSON Resume is an open standard that many sites and programs read. Work addresses, and what they confirmed, are
        never in the file.
      </p>
      <RadioCards label="What is it for?" options={SCOPES} value={scope} onChange={setScope} />
      <Button icon={<Download size={17} aria-hidden />} busy={isPending} onClick={() => mutate(scope)}>
        Download the resume
      </Button>
      <FormError>{error?.message}</FormError>
      {isSuccess && !isPending && (
        <p role="status" className={c.done}>
          Saved as resume.json.
        </p>
      )}
    </div>
  )
}
