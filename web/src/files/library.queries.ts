import { listLibraryFiles } from '@hearback/contract/people/library-files.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** The files in the library of the user. */
export const ownFiles = () =>
  queryOptions({ queryKey: ['library-files'], queryFn: ({ signal }) => call(listLibraryFiles, {}, { signal }) })
