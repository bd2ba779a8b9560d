import type { LastEdit } from '@hearback/contract/error-body.ts'
import { useState } from 'react'
import { ApiError } from '../api/call.ts'

type Values = Readonly<Record<string, unknown>>

/** An edit that someone saved after the form was loaded. */
export interface EditConflict<D> {
  readonly lastEdit: LastEdit
  /** The current version. */
  readonly stored: D
}

interface Options<D, V extends Values> {
  /** The data of the page. Later values are ignored: the form does not follow them. */
  loaded: D
  valuesOf: (data: D) => V
  reload: () => Promise<D>
}

/**
 * Optimistic concurrency control of a form: what it started from, what someone else saved in the meantime, and the user's
 * changes while they look at that version.
 */
export function useEditConflict<D, V extends Values>({ loaded, valuesOf, reload }: Options<D, V>) {
  const [base, setBase] = useState(loaded)
  const [conflict, setConflict] = useState<EditConflict<D>>()
  const [aside, setAside] = useState<Partial<V>>()
  const initial = valuesOf(base)
  return {
    base,
    initial,
    conflict,
    /** Changes that were replaced by the stored version. */
    aside,
    /** The data whose version a save names: once the conflict is shown, the stored one. */
    replaced: conflict?.stored ?? base,
    /** Runs a save. On a conflict it loads the stored version, and throws the refusal. */
    save: async <R>(send: () => Promise<R>): Promise<R> => {
      try {
        const reply = await send()
        setConflict(undefined)
        return reply
      } catch (cause) {
        const lastEdit = cause instanceof ApiError && (cause.detail.lastEdit as LastEdit | undefined)
        if (lastEdit) setConflict({ lastEdit, stored: await reload() })
        throw cause
      }
    },
    /** Goes on from the stored version; returns its values. */
    load: (values: V): V => {
      const stored = conflict?.stored ?? base
      setAside(pick(values, changedFields(initial, values)))
      setBase(stored)
      setConflict(undefined)
      return valuesOf(stored)
    },
    /** The values with the changes that the stored version replaced. */
    bringBack: (values: V): V => {
      setAside(undefined)
      return { ...values, ...aside }
    },
    /** Goes on from what was saved. */
    saved: (data: D): void => {
      setBase(data)
      setAside(undefined)
    },
  }
}

/** The fields whose values differ. */
export const changedFields = (before: Values, now: Values): string[] =>
  Object.keys(now).filter((field) => JSON.stringify(now[field]) !== JSON.stringify(before[field]))

export const pick = <V extends Values>(values: V, fields: readonly string[]): Partial<V> =>
  Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<V>
