import { type JobDraft, listJobDrafts, removeJobDraft, saveJobDraft } from '@hearback/contract/jobs/job-drafts.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { type DraftSaver, draftSaver } from './draft-saver.ts'
import { type DraftIdentity, dropJobDraft, keepJobDraft, keptJobDraft } from './job-draft.ts'
import { type JobFormValues, NEW_JOB } from './job-form-values.ts'

/** Drafts of the user, latest change first. Unsaved text of this device is uploaded before. */
export const jobDrafts = () =>
  queryOptions({
    queryKey: ['job-drafts'],
    queryFn: async ({ signal }) => {
      await uploadDeviceDraft()
      return (await call(listJobDrafts, {}, { signal })).drafts
    },
    refetchOnMount: 'always',
    // An editor saves its own changes; a refetch meanwhile would upload them twice.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  })

/** Saves a draft of the form, and records on this device what the server has. */
export const serverDraft = (
  start: DraftIdentity | undefined,
  { forked, published }: { forked?: () => void; published?: () => void } = {},
): DraftSaver =>
  draftSaver({
    start,
    forked: () => forked?.(),
    published: (id) => {
      dropCopyOf(id)
      published?.()
    },
    send: async (id, body) => (await call(saveJobDraft, { params: { id }, body })).draft,
    saved: (values, identity) => {
      const device = keptJobDraft()
      if (!device) return
      const isLatest = JSON.stringify(device.values) === JSON.stringify(values)
      // Another tab may have written its own draft.
      if (isLatest || device.identity?.id === identity.id)
        keepJobDraft(device.values, { ...identity, synced: isLatest })
    },
  })

/** Also takes over a draft that an earlier release kept on the device only. */
async function uploadDeviceDraft(): Promise<void> {
  const device = keptJobDraft()
  if (device && !device.identity?.synced) await serverDraft(device.identity).save(device.values)
}

/** Deletes a draft, with its copy on this device. */
export async function deleteJobDraft(id: string): Promise<void> {
  await call(removeJobDraft, { params: { id } })
  dropCopyOf(id)
}

/** Removes the copy of a draft from this device, not that of another draft. */
export function dropCopyOf(id: string): void {
  const device = keptJobDraft()
  if (device && (device.identity?.id ?? id) === id) dropJobDraft()
}

export interface OpenedDraft {
  values: JobFormValues
  identity: DraftIdentity | undefined
  /** Time of the last change in milliseconds or ISO 8601. */
  at: number | string
}

/**
 * The draft that the form opens with: the one with the id, else the one of this device, in the version of the server.
 * Without an answer of the server it is the copy of this device. The device then keeps a copy of the opened one, and
 * drops one whose draft is gone.
 */
export function openedDraft(id: string | undefined, drafts: readonly JobDraft[] | undefined): OpenedDraft | undefined {
  const device = keptJobDraft()
  const identity = device?.identity
  if (id === undefined && device && (!drafts || !identity?.synced)) return device
  const stored = drafts?.find(({ _id }) => _id === (id ?? identity?.id))
  if (!stored) {
    if (drafts && identity?.synced) dropJobDraft()
    return undefined
  }
  const values = { ...NEW_JOB, ...stored.values, currency: stored.values.currency || NEW_JOB.currency }
  const opened = { id: stored._id, revision: stored.revision, synced: true }
  keepJobDraft(values, opened)
  return { values, identity: opened, at: stored.updatedAt }
}
