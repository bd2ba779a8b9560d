import { ApiError } from '../../../api/call.ts'
import type { DraftIdentity } from './job-draft.ts'
import { type JobFormValues, NEW_JOB } from './job-form-values.ts'

interface SavedDraft {
  _id: string
  revision: number
}

export interface DraftSaverOptions {
  start: DraftIdentity | undefined
  send: (id: string, body: { revision: number; values: JobFormValues }) => Promise<SavedDraft>
  /** Called after each save that succeeded. */
  saved: (values: JobFormValues, identity: DraftIdentity) => void
  /** Called when the draft was changed or deleted elsewhere, and this text goes into a new one. */
  forked: () => void
  /** Called when the draft was published elsewhere: only a changed text is saved again, in a new draft. */
  published: (id: string) => void
}

/**
 * Saves a draft on the server. Requests do not overlap: the latest values wait for the one in flight and use its
 * revision. A conflict never overwrites the newer draft, and a published draft does not come back. A failure is
 * repeated with the next change.
 */
export function draftSaver({ start, send, saved, forked, published }: DraftSaverOptions) {
  let draft = start ? { id: start.id, revision: start.revision } : newDraft()
  let waiting: JobFormValues | undefined
  let running: Promise<boolean> | undefined
  let stopped = false
  /** Text whose draft turned out to be published. */
  let publishedText: string | undefined

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
      if (!stopped && error instanceof ApiError) leave(error.code, values)
      return false
    }
  }
  function leave(code: string, values: JobFormValues) {
    if (code === 'draft_published') {
      publishedText = textOf(values)
      published(draft.id)
    } else if (code === 'conflict' || code === 'not_found') {
      forked()
      draft = newDraft()
      waiting ??= values
    }
  }
  /** Text that differs from the published one belongs to a new draft. */
  function draftOf(values: JobFormValues) {
    if (publishedText !== undefined && publishedText !== textOf(values)) {
      publishedText = undefined
      draft = newDraft()
    }
    return draft
  }
  return {
    /** Returns whether the latest values are saved. */
    async save(values: JobFormValues): Promise<boolean> {
      draftOf(values)
      if (publishedText !== undefined) return false
      waiting = values
      running ??= run()
      return running
    },
    /** The draft that the values belong to. */
    identity: (values: JobFormValues): DraftIdentity => ({ ...draftOf(values), synced: false }),
    /** Waits for the request in flight and saves nothing more; returns the id of the draft of these values. */
    async stop(values: JobFormValues): Promise<string> {
      stopped = true
      await running
      return draftOf(values).id
    },
    /** Saves again after `stop`. */
    resume() {
      stopped = false
    },
  }
}
export type DraftSaver = ReturnType<typeof draftSaver>

/** Compares values as typed with values as parsed. */
const textOf = (values: JobFormValues) =>
  JSON.stringify(Object.keys(NEW_JOB).map((name) => String(values[name as keyof JobFormValues])))

const newDraft = () => ({ id: randomUuid(), revision: 0 })

/** UUID version 4 (RFC 9562); `crypto.randomUUID` is missing in insecure contexts. */
function randomUuid(): string {
  const hex = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5')
}
