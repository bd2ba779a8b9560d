import { ApiError } from '../../../api/call.ts'
import type { DraftIdentity } from './job-draft.ts'
import type { JobFormValues } from './job-form-values.ts'

interface SavedDraft {
  _id: string
  revision: number
}

export interface DraftSaverOptions {
  start: DraftIdentity | undefined
  send: (id: string, body: { revision: number; values: JobFormValues }) => Promise<SavedDraft>
  /** Called after each save that succeeded. */
  saved: (values: JobFormValues, identity: DraftIdentity) => void
  /** Called when the draft was changed, deleted or published elsewhere, and this text goes into a new one. */
  forked: () => void
}

/**
 * Saves a draft on the server. Requests do not overlap: the latest values wait for the one in flight and use its
 * revision. A conflict never overwrites the newer draft. A failure is repeated with the next change.
 */
export function draftSaver({ start, send, saved, forked }: DraftSaverOptions) {
  let draft = start ? { id: start.id, revision: start.revision } : newDraft()
  let waiting: JobFormValues | undefined
  let running: Promise<boolean> | undefined
  let stopped = false

  const run = (): Promise<boolean> =>
    drain().finally(() => {
      // A save may have come after the last look at `waiting`.
      running = waiting && !stopped ? run() : undefined
    })
  async function drain(): Promise<boolean> {
    let isSaved = false
    while (waiting && !stopped) {
      const values = waiting
      waiting = undefined
      isSaved = await attempt(values)
    }
    return isSaved
  }
  async function attempt(values: JobFormValues): Promise<boolean> {
    try {
      const { _id: id, revision } = await send(draft.id, { revision: draft.revision, values })
      draft = { id, revision }
      if (!stopped) saved(values, { ...draft, synced: true })
      return true
    } catch (error) {
      if (stopped || !isElsewhere(error)) return false
      draft = newDraft()
      forked()
      waiting ??= values
      return false
    }
  }
  return {
    /** Returns whether the latest values are saved. */
    save(values: JobFormValues): Promise<boolean> {
      waiting = values
      running ??= run()
      return running
    },
    /** The draft that the current text belongs to. */
    identity: (): DraftIdentity => ({ ...draft, synced: false }),
    /** Waits for the request in flight and saves nothing more; returns the id of the draft. */
    async stop(): Promise<string> {
      stopped = true
      await running
      return draft.id
    },
    /** Saves again after `stop`. */
    resume() {
      stopped = false
    },
  }
}
export type DraftSaver = ReturnType<typeof draftSaver>

const newDraft = () => ({ id: randomUuid(), revision: 0 })

const isElsewhere = (error: unknown) => error instanceof ApiError && ['conflict', 'not_found'].includes(error.code)

/** UUID version 4 (RFC 9562); `crypto.randomUUID` is missing in insecure contexts. */
function randomUuid(): string {
  const hex = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5')
}
