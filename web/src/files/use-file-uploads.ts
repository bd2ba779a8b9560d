import { addLibraryFile, type LibraryFile } from '@hearback/contract/people/library-files.ts'
import * as t from '@hearback/texts/web/files.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { upload } from '../api/upload.ts'
import { randomId } from '../random-id.ts'
import { guessKind } from './file-words.ts'
import { ownFiles } from './library.queries.ts'

/** A running or waiting upload. */
export interface FileUpload {
  id: string
  name: string
  /** From 0 to 1. */
  progress: number
}

/** Uploads files to the library one after the other; one that fails does not stop the others. */
export function useFileUploads(onAdded?: (file: LibraryFile) => void) {
  const client = useQueryClient()
  const [uploads, setUploads] = useState<readonly FileUpload[]>([])
  const [problems, setProblems] = useState<readonly string[]>([])
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const send = async (id: string, file: File) => {
    const show = (progress: number) =>
      setUploads((before) => before.map((one) => (one.id === id ? { ...one, progress } : one)))
    try {
      const { file: added } = await upload(addLibraryFile, file, show, { fields: { kind: guessKind(file.name) } })
      client.setQueryData(ownFiles().queryKey, (held) => held && { ...held, files: withFile(held.files, added) })
      onAdded?.(added)
    } catch (error) {
      setProblems((before) => [...before, t.uploadFailed(file.name, (error as Error).message)])
    }
    setUploads((before) => before.filter((one) => one.id !== id))
  }
  const add = (file: File) => {
    const id = randomId()
    setProblems((before) => (uploads.length === 0 ? [] : before))
    setUploads((before) => [...before, { id, name: file.name, progress: 0 }])
    last.current = last.current.then(() => send(id, file))
  }
  return { uploads, problems, add }
}

const withFile = (files: readonly LibraryFile[], added: LibraryFile) => [
  added,
  ...files.filter(({ _id }) => _id !== added._id),
]
