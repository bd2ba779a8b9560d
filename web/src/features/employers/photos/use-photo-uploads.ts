import { addCompanyPhoto } from '@hearback/contract/people/company-photos.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/company-photos.ts'
import { useRef, useState } from 'react'
import { call } from '../../../api/call.ts'
import { toast } from '../../../ui/feedback/toast-store.ts'
import type { usePhotoQueue } from './use-photo-queue.ts'

/** Uploads files one after the other; one that fails does not stop the others. `count` are the photos shown. */
export function usePhotoUploads(change: ReturnType<typeof usePhotoQueue>, count: number) {
  const [uploads, setUploads] = useState<readonly File[]>([])
  const [problems, setProblems] = useState<readonly string[]>([])
  // Files of one choice arrive before the next rendering.
  const waiting = useRef(0)
  const add = async (file: File) => {
    const fail = (problem: string) => setProblems((before) => [...before, problem])
    if (waiting.current === 0) setProblems([])
    if (count + waiting.current >= limits.companyPhotos) return fail(t.notAdded(file.name, limits.companyPhotos))
    waiting.current += 1
    setUploads((before) => [...before, file])
    const added = await change({
      send: () => call(addCompanyPhoto, { file, body: {} }),
      failed: (reason) => fail(t.uploadFailed(file.name, reason)),
    })
    waiting.current -= 1
    setUploads((before) => before.filter((one) => one !== file))
    if (added) toast({ text: t.added, key: 'photo-added' })
  }
  return { uploads, problems, add }
}
