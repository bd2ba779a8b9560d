import type { CompanyPhoto } from '@hearback/contract/people/company-photos.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { companyPhotos } from './company-photos.queries.ts'

export type Photos = CompanyPhoto[]

interface PhotoChange {
  /** Applies the optimistic update. */
  show?: (photos: Photos) => Photos
  /** Sends the change. `stored` are the photos of the latest reply. */
  send: (stored: Photos) => Promise<{ photos: Photos }>
  failed: (message: string) => void
}

/**
 * Runs changes of a company's photos one after the other. Only the reply of the last one is shown, because the others
 * lack later optimistic updates. After a failure the photos are fetched again. Resolves to whether the change succeeded.
 */
export function usePhotoQueue(employerId: string): (change: PhotoChange) => Promise<boolean> {
  const queries = useQueryClient()
  const { queryKey } = companyPhotos(employerId)
  const queue = useRef({ last: Promise.resolve(true), waiting: 0, stored: [] as Photos, hasFailed: false }).current
  return async ({ show, send, failed }) => {
    const shown = queries.getQueryData<Photos>(queryKey) ?? []
    if (queue.waiting === 0) queue.stored = shown
    queue.waiting += 1
    if (show) queries.setQueryData(queryKey, show(shown))
    const run = async () => {
      try {
        queue.stored = (await send(queue.stored)).photos
        return true
      } catch (error) {
        queue.hasFailed = true
        failed((error as Error).message)
        return false
      } finally {
        queue.waiting -= 1
        if (queue.waiting === 0) finish()
      }
    }
    const finish = () => {
      queries.setQueryData(queryKey, queue.stored)
      if (queue.hasFailed) void queries.invalidateQueries({ queryKey })
      queue.hasFailed = false
    }
    await queries.cancelQueries({ queryKey })
    queue.last = queue.last.then(run)
    return queue.last
  }
}
