import { exportResume, type ImportMode, importResume, previewResume } from '@hearback/contract/people/resumes.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { readyRefusals } from '../../api/refusals.ts'
import { updateSessionUser } from '../../api/session.ts'
import { upload } from '../../api/upload.ts'

/** Exports the user's profile as a JSON Resume document. */
export const useExportResume = (onDone: (resume: unknown) => void) =>
  useMutation({
    mutationFn: (scope: 'standard' | 'everything') => call(exportResume, { query: { scope } }),
    onSuccess: ({ resume }) => onDone(resume),
  })

const silently = () => {}

export interface Bringing {
  file: Blob
  mode: ImportMode
}

interface Saving extends Bringing {
  version: string
  /** Fields of a new profile that the file lacks. */
  typed: Record<string, string>
}

/** Previews the changes of an import; saves nothing. */
export const usePreviewResume = () =>
  useMutation({
    mutationFn: async ({ file, mode }: Bringing) => {
      const [{ preview }] = await Promise.all([
        upload(previewResume, file, silently, { fields: { mode } }),
        readyRefusals(),
      ])
      return preview
    },
  })

/** Saves the changes that the preview of this version showed, and refreshes the user's pages. */
export function useImportResume() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ file, mode, version, typed }: Saving) =>
      upload(importResume, file, silently, { fields: { ...typed, mode, version } }),
    onSuccess: () => {
      updateSessionUser({ profileComplete: true })
      return queries.invalidateQueries({ queryKey: ['seekers'] })
    },
  })
}
