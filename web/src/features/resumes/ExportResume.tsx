import * as t from '@hearback/texts/web/resumes.ts'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/feedback/Notice.tsx'
import { RadioCards } from '../../ui/fields/RadioCards.tsx'
import { saveJson } from '../../ui/save-file.ts'
import c from './Resumes.module.css'
import { useExportResume } from './resumes.mutations.ts'

const SCOPES = [
  {
    value: 'standard',
    label: t.exportPublicLabel,
    description: t.exportPublicHint,
  },
  {
    value: 'everything',
    label: t.exportFullLabel,
    description: t.exportFullHint,
  },
] as const

/** Exports the profile in a format that other sites and tools read. */
export function ExportResume() {
  const [scope, setScope] = useState<'standard' | 'everything'>('standard')
  const { mutate, isPending, error, isSuccess } = useExportResume((resume) => saveJson('resume.json', resume))
  return (
    <div className={c.part}>
      <p>{t.exportLead}</p>
      <RadioCards label={t.exportScopeLabel} options={SCOPES} value={scope} onChange={setScope} />
      <Button icon={<Download size={17} aria-hidden />} busy={isPending} onClick={() => mutate(scope)}>
        {t.exportAction}
      </Button>
      <FormError>{error?.message}</FormError>
      {isSuccess && !isPending && (
        <p role="status" className={c.done}>
          {t.savedAsResumeJson}
        </p>
      )}
    </div>
  )
}
