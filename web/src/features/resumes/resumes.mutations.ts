import { exportResume, type ImportMode, importResume, previewResume } from '@hearback/contract/resumes.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { readyRefusals } from '../../api/refusals.ts'
import { updateSessionUser } from '../../api/session.ts'
import { upload } from '../../api/upload.ts'

/** One's profile as a document to keep or to hand on. */
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

/** What a file would change; nothing is saved. */
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

/** Saves what the preview of this version showed; one's own pages then show it. */
export function useImportResume() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ file, mode, version }: Bringing & { version: string }) =>
      upload(importResume, file, silently, { fields: { mode, version } }),
    onSuccess: () => {
      updateSessionUser({ profileComplete: true })
      return queries.invalidateQueries({ queryKey: ['seekers'] })
    },
  })
}
