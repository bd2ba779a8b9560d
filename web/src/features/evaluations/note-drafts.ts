import { useState } from 'react'
import { tabStorage } from '../../api/device-storage.ts'
import { ownItem } from '../../api/own-item.ts'
import { isRecord } from '../../api/parse-record.ts'
import { randomId } from '../../random-id.ts'

export interface NewDraft {
  text: string
  /** Key of the request: a retry with the same text writes the note once. */
  key: string
}
export interface EditDraft {
  text: string
  /** The text that the draft started from. */
  was: string
}
export interface NoteDrafts {
  /** Undefined while no note is being written. */
  added: NewDraft | undefined
  /** By the id of the note. */
  edits: Readonly<Record<string, EditDraft>>
}

const storedFor = (applicationId: string) =>
  ownItem(tabStorage, `hearback.application-notes.${applicationId}`, { keepsOlder: true })

const isText = (value: unknown): value is string => typeof value === 'string'

/** The drafts of notes on an application in this tab, of the same account. */
export function keptNoteDrafts(applicationId: string): NoteDrafts {
  const stored = storedFor(applicationId).read()
  const [text, key, edits] = [stored?.text, stored?.key, stored?.edits]
  return {
    added: isText(text) && isText(key) ? { text, key } : undefined,
    edits: isRecord(edits)
      ? Object.fromEntries(
          Object.entries(edits).flatMap(([id, edit]) =>
            isRecord(edit) && isText(edit.text) && isText(edit.was) ? [[id, { text: edit.text, was: edit.was }]] : [],
          ),
        )
      : {},
  }
}

export function keepNoteDrafts(applicationId: string, { added, edits }: NoteDrafts): void {
  if (added || Object.keys(edits).length > 0) storedFor(applicationId).write({ ...added, edits })
  else storedFor(applicationId).remove()
}

/** Drafts that survive another applicant being opened and a reload of the tab. */
export function useNoteDrafts(applicationId: string) {
  const [drafts, setDrafts] = useState(() => keptNoteDrafts(applicationId))
  const change = (part: (before: NoteDrafts) => NoteDrafts) => {
    // The stored drafts are read again, because a failed request may have returned its text meanwhile.
    const next = part(keptNoteDrafts(applicationId))
    keepNoteDrafts(applicationId, next)
    setDrafts(next)
  }
  return {
    ...drafts,
    /** Undefined drops the draft. */
    write: (text: string | undefined) =>
      change((before) => ({ ...before, added: text === undefined ? undefined : { text, key: randomId() } })),
    /** Brings a text back that could not be sent, before anything written since. */
    restore: (sent: NewDraft) =>
      change((before) => ({
        ...before,
        added: before.added?.text ? { text: `${sent.text}\n\n${before.added.text}`, key: randomId() } : sent,
      })),
    /** Undefined drops the draft. */
    edit: (id: string, draft: EditDraft | undefined) =>
      change((before) => {
        const { [id]: _, ...others } = before.edits
        return { ...before, edits: draft ? { ...others, [id]: draft } : others }
      }),
  }
}
export type NoteDraftActs = ReturnType<typeof useNoteDrafts>
