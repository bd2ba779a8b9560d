import type { InputOf } from '@hearback/contract/endpoint.ts'
import {
  changeLibraryFile,
  type LibraryFile,
  removeLibraryFile,
  restoreLibraryFile,
} from '@hearback/contract/people/library-files.ts'
import * as t from '@hearback/texts/web/files.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { ownFiles } from '../../files/library.queries.ts'
import { runOptimistically, updateOptimistically } from '../../optimistic-update.ts'

/** Changes the name or kind of a file. */
export function useChangeFile() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string } & InputOf<typeof changeLibraryFile>['body']) =>
      call(changeLibraryFile, { params: { id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: ownFiles().queryKey }),
  })
}

/** Removes a file immediately; the toast offers to undo it. */
export function useRemoveFile() {
  const client = useQueryClient()
  const { queryKey } = ownFiles()
  const after = () => client.invalidateQueries({ queryKey })
  return ({ _id, name }: LibraryFile) =>
    runOptimistically({
      show: () =>
        updateOptimistically<{ files: LibraryFile[] }>(client, queryKey, (held) => ({
          ...held,
          files: held.files.filter((one) => one._id !== _id),
        })),
      send: () => call(removeLibraryFile, { params: { id: _id } }),
      done: { of: t.removed, names: [name] },
      undo: () => runOptimistically({ send: () => call(restoreLibraryFile, { params: { id: _id } }), after }),
      after,
    })
}
