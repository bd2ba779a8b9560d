import type { Query, QueryClient } from '@tanstack/react-query'
import { isRecord } from '../api/parse-record.ts'

/** An entity in the query cache. */
export type CachedRecord = Record<string, unknown> & { _id: string }
type Fields = Record<string, unknown>

/** The fields to show, from the cached ones. Applied twice, it has to return the same. */
export type Change = (record: CachedRecord) => Fields

const isEntity = (data: object): data is CachedRecord => '_id' in data && typeof data._id === 'string'

/** Applies `change` to each entity of a reply, at any depth outside other entities. */
export function mapRecords(data: unknown, change: (record: CachedRecord) => CachedRecord): unknown {
  if (Array.isArray(data)) return data.map((one) => mapRecords(one, change))
  if (!isRecord(data)) return data
  if (isEntity(data)) return change(data)
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, mapRecords(value, change)]))
}

/** Changes of the cache by held acts, which are not changes to apply them to. */
let isApplying = false

/** Writes the changed entities of a cached reply, which stays as old as it is. */
function writeRecords(client: QueryClient, { queryKey, state }: Query, change: (record: CachedRecord) => CachedRecord) {
  let isChanged = false
  const data = mapRecords(state.data, (record) => {
    const next = change(record)
    isChanged ||= next !== record
    return next
  })
  if (!isChanged) return
  isApplying = true
  client.setQueryData(queryKey, data, { updatedAt: state.dataUpdatedAt })
  isApplying = false
}

const pick = (record: Fields, like: Fields): Fields =>
  Object.fromEntries(Object.keys(like).map((key) => [key, record[key]]))
const isSame = (one: Fields, other: Fields) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Applies changes by id to every cached copy under the keys that start with `roots`, and again to each copy that is
 * fetched or written meanwhile. Returns what ends it: if `isRolledBack`, with the values that were cached or fetched last.
 */
export function holdChanges(
  client: QueryClient,
  roots: readonly string[],
  changes: ReadonlyMap<string, Change>,
): (isRolledBack: boolean) => void {
  const before = new Map<string, Fields>()
  const show = (record: CachedRecord) => {
    const shown = changes.get(record._id)?.(record)
    if (!shown) return record
    const own = pick(record, shown)
    if (isSame(own, shown)) return record
    before.set(record._id, own)
    return { ...record, ...shown }
  }
  const restore = (record: CachedRecord) => {
    const own = before.get(record._id)
    return own ? { ...record, ...own } : record
  }
  const isHeld = ({ queryKey: [root] }: Query) => typeof root === 'string' && roots.includes(root)
  const cached = () =>
    client
      .getQueryCache()
      .findAll({ predicate: isHeld })
      .toSorted((one, other) => one.state.dataUpdatedAt - other.state.dataUpdatedAt)
  for (const query of cached()) writeRecords(client, query, show)
  const stop = client.getQueryCache().subscribe((event) => {
    if (isApplying || event.type !== 'updated' || event.action.type !== 'success') return
    if (isHeld(event.query)) writeRecords(client, event.query, show)
  })
  return (isRolledBack) => {
    stop()
    if (!isRolledBack) return
    for (const query of cached()) writeRecords(client, query, restore)
  }
}
