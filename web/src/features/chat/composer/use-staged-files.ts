import * as t from '@hearback/texts/web/chat.ts'
import { useState } from 'react'
import { problemOf } from './file-rules.ts'

const MOST = 10

/** Staged files by chat; kept in memory until the page is reloaded. */
const staged = new Map<string, readonly File[]>()

/** Files staged for the next message, with the reasons for rejected ones. */
export function useStagedFiles(chatId: string, most = MOST) {
  const [files, setFiles] = useState(staged.get(chatId) ?? [])
  const [problems, setProblems] = useState<readonly string[]>([])
  const set = (next: readonly File[]) => {
    staged.set(chatId, next)
    setFiles(next)
  }
  const add = (more: readonly File[]) => {
    const good = more.filter((file) => !problemOf(file))
    const room = Math.max(0, most - files.length)
    const refused = more.flatMap((file) => problemOf(file) ?? [])
    const tooMany = most === 1 ? t.fileLimitFirstMessage : t.fileLimit(most)
    setProblems(good.length > room ? [...refused, tooMany] : refused)
    set([...files, ...good.slice(0, room)])
  }
  const remove = (file: File) => {
    setProblems([])
    set(files.filter((one) => one !== file))
  }
  const clear = () => {
    setProblems([])
    set([])
  }
  return { files, problems, add, remove, clear }
}

export type StagedFiles = ReturnType<typeof useStagedFiles>
