import { fileLimits } from '@hearback/contract/values/limits.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ownFiles } from '../../files/library.queries.ts'
import { useFileUploads } from '../../files/use-file-uploads.ts'

type Ids = readonly string[]

/**
 * Files of the library that go with an application. `change` gets a function of the chosen ids, because an upload ends
 * after later choices. Files that left the library since they were chosen don't count.
 */
export function useAttachments(ids: Ids, change: (next: (ids: Ids) => Ids) => void) {
  const client = useQueryClient()
  const query = useQuery(ownFiles())
  /** All ids while the library is not loaded. */
  const present = (some: Ids): Ids => {
    const files = client.getQueryData(ownFiles().queryKey)?.files
    return files ? some.filter((id) => files.some(({ _id }) => _id === id)) : some
  }
  const choose = (id: string) => change((before) => withMore(present(before), id))
  const uploads = useFileUploads(({ _id }) => choose(_id))
  return {
    query,
    uploads,
    isUploading: uploads.uploads.length > 0,
    chosen: present(ids),
    toggle: (id: string, isChosen: boolean) =>
      isChosen ? choose(id) : change((before) => before.filter((one) => one !== id)),
  }
}

export type Attachments = ReturnType<typeof useAttachments>

/** Leaves out a further file once the limit is reached. */
const withMore = (ids: Ids, id: string): Ids =>
  ids.includes(id) || ids.length >= fileLimits.ofApplication ? ids : [...ids, id]
