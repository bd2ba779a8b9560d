import type { AnswerTemplate, TemplateForm } from '@hearback/contract/hiring/answering.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import type { Database } from '../../db/database.ts'
import { inTransaction, violates } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { changesOf } from '../../domain/changes.ts'
import { AppError, invalid } from '../../domain/errors.ts'
import type { CompanyViewer } from '../../domain/viewer.ts'
import { logActivity } from '../company-activity/company-activity.service.ts'
import { templateView } from './answering.view.ts'
import {
  deleteTemplate,
  insertTemplate,
  listTemplates,
  lockTemplate,
  lockTemplateCount,
  type TemplateRow,
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
    const row = await insertTemplate(tx, viewer.companyId, columnsOf(form))
    const after = { template: row.name }
    await logActivity(tx, viewer, { act: 'company_template_added', subject: row.id, before: {}, after })
    return templateView(row)
  }).catch(refuseTakenName)

/** Throws conflict for a name that is taken, and not_found, also for another company's template. */
export const changeTemplate = (
  deps: Pick<Deps, 'db' | 'events'>,
  viewer: CompanyViewer,
  id: string,
  form: TemplateForm,
): Promise<AnswerTemplate> =>
  inTransaction(deps, async (tx) => {
    const before = await lockTemplate(tx, viewer.companyId, id)
    const row = before && (await updateTemplateColumns(tx, viewer.companyId, id, columnsOf(form)))
    if (!row) throw noSuchTemplate()
    const changes = changesOf(loggedFields(before), loggedFields(row))
    if (changes) {
      const named = {
        before: { template: before.name, ...changes.before },
        after: { template: row.name, ...changes.after },
      }
      await logActivity(tx, viewer, { act: 'company_template_edited', subject: id, ...named })
    }
    return templateView(row)
  }).catch(refuseTakenName)

const loggedFields = ({ name, kind, body, reason_code: reasonCode }: TemplateRow) => ({
  template: name,
  kind,
  body,
  reasonCode,
})

/** Throws not_found, also for another company's template. */
export const removeTemplate = (deps: Pick<Deps, 'db' | 'events'>, viewer: CompanyViewer, id: string): Promise<void> =>
  inTransaction(deps, async (tx) => {
    const removed = await deleteTemplate(tx, viewer.companyId, id)
    if (!removed) throw noSuchTemplate()
    const before = { template: removed.name }
    await logActivity(tx, viewer, { act: 'company_template_removed', subject: id, before, after: {} })
  })
