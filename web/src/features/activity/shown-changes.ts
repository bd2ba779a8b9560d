import type { ActivityEntry } from '@hearback/contract/accounts/activity.ts'

type Change = ActivityEntry['changes'][number]

/** The changes that the sentence of an entry does not say. */
export const shownChanges = ({ act, changes }: ActivityEntry): Change[] =>
  changes.filter(
    ({ field, before, after }) =>
      !['domain', 'method', 'webhook', 'key'].includes(field) &&
      (field !== 'status' || act === 'application_moved') &&
      (field !== 'template' || (act === 'company_template_edited' && before !== after)),
  )
