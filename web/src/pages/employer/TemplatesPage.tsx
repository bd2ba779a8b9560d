import type { AnswerTemplate } from '@hearback/contract/hiring/answering.ts'
import * as t from '@hearback/texts/web/pages.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { TemplateForm } from '../../features/answering/TemplateForm.tsx'
import { TemplateList } from '../../features/answering/TemplateList.tsx'
import { Button } from '../../ui/Button.tsx'
import { PageTitle } from '../../ui/Layout.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'

export const meta = () => [{ title: t.templatesPageTitle }]

export default function TemplatesPage() {
  const [edited, setEdited] = useState<AnswerTemplate | 'new'>()
  const close = () => setEdited(undefined)
  return (
    <>
      <PageTitle
        lead={t.templatesLead}
        actions={
          <Button icon={<Plus size={17} aria-hidden />} onClick={() => setEdited('new')}>
            {t.newTemplate}
          </Button>
        }
      >
        {t.answerTemplates}
      </PageTitle>
      <TemplateList onEdit={setEdited} onAdd={() => setEdited('new')} />
      <Dialog
        opened={edited !== undefined}
        onClose={close}
        title={edited === 'new' ? t.newTemplate : t.editTemplate}
        size={560}
      >
        {edited && <TemplateForm template={edited === 'new' ? undefined : edited} onClose={close} />}
      </Dialog>
    </>
  )
}
