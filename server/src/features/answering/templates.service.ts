import type { AnswerTemplate, TemplateForm } from '@hearback/contract/hiring/answering.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import type { Database } from '../../db/database.ts'
import { inTransaction, violates } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError, invalid } from '../../domain/errors.ts'
import type { CompanyViewer } from '../../domain/viewer.ts'
import { templateView } from './answering.view.ts'
import {
  deleteTemplate,
  insertTemplate,
  listTemplates,
  lockTemplateCount,
  updateTemplateColumns,
} from './templates.sql.ts'

const columnsOf = ({ name, kind, body, reasonCode }: TemplateForm) => ({
  name,
  kind,
  body,
  reason_code: reasonCode ?? null,
})
const noSuchTemplate = () => new AppError('not_found', { message: 'We couldn’t find this template.' })

/** Names are unique per company and kind, whatever their case. */
function refuseTakenName(error: unknown): never {
  if (!violates(error, 'answer_templates_name')) throw error
  const message = 'You already have a template with this name. Choose another name'
  throw new AppError('conflict', { message, fields: { name: message } })
}

/** Lists the viewer's own templates by name. */
export const templatesOf = async (db: Database, viewer: CompanyViewer): Promise<AnswerTemplate[]> =>
  (await listTemplates(db, viewer.companyId)).map(templateView)

/** Adds a template. Throws conflict for a name that is taken, and invalid_input where the viewer has reached the limit. */
export const addTemplate = (
  deps: Pick<Deps, 'db' | 'events'>,
  viewer: CompanyViewer,
  form: TemplateForm,
): Promise<AnswerTemplate> =>
  inTransaction(deps, async (tx) => {
    if ((await lockTemplateCount(tx, viewer.companyId)) >= limits.answerTemplates) {
      throw invalid('name', `You can have up to ${limits.answerTemplates} templates. Remove one first`)
    }
    return templateView(await insertTemplate(tx, viewer.companyId, columnsOf(form)))
  }).catch(refuseTakenName)

/** Throws conflict for a name that is taken, and not_found, also for another company's template. */
export async function changeTemplate(
  db: Database,
  viewer: CompanyViewer,
  id: string,
  form: TemplateForm,
): Promise<AnswerTemplate> {
  const row = await updateTemplateColumns(db, viewer.companyId, id, columnsOf(form)).catch(refuseTakenName)
  if (!row) throw noSuchTemplate()
  return templateView(row)
}

/** Throws not_found, also for another company's template. */
export async function removeTemplate(db: Database, viewer: CompanyViewer, id: string): Promise<void> {
  if (!(await deleteTemplate(db, viewer.companyId, id))) throw noSuchTemplate()
}
