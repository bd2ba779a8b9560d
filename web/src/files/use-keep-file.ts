import { addLibraryFile } from '@hearback/contract/people/library-files.ts'
import * as t from '@hearback/texts/web/files.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { toast } from '../ui/feedback/toast-store.ts'
import { ownFiles } from './library.queries.ts'

/** Whether the library takes the file: documents, but no JSON and no archives. */
export const canKeep = (name: string): boolean => /\.(pdf|docx)$/iu.test(name)

/** Keeps an imported CV in the library, and says so. */
export function useKeepFile() {
  const client = useQueryClient()
  return async ({ name, file }: { name: string; file: Blob }) => {
    try {
      await call(addLibraryFile, { file: new File([file], name), body: { kind: 'cv' } })
      await client.invalidateQueries({ queryKey: ownFiles().queryKey })
      toast({ text: t.fileKept, key: 'file-kept' })
    } catch (error) {
      toast(t.uploadFailed(name, (error as Error).message))
    }
  }
}
