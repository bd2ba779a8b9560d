import {
  describeCompanyPhoto,
  orderCompanyPhotos,
  removeCompanyPhoto,
} from '@hearback/contract/people/company-photos.ts'
import * as t from '@hearback/texts/web/company-photos.ts'
import { call } from '../../../api/call.ts'
import { toast } from '../../../ui/feedback/toast-store.ts'
import type { Photos, usePhotoQueue } from './use-photo-queue.ts'

/** Changes of stored photos, shown immediately. A refusal is told in a toast. */
export function usePhotoChanges(change: ReturnType<typeof usePhotoQueue>) {
  return {
    async move(id: string, to: number) {
      let ids: string[] = []
      const show = (photos: Photos) => {
        const moved = movePhoto(photos, id, to)
        ids = moved.map(({ _id }) => _id)
        return moved
      }
      await change({
        show,
        send: (stored) => call(orderCompanyPhotos, { body: { ids: orderOf(ids, stored) } }),
        failed: toast,
      })
    },
    async describe(id: string, description: string | null) {
      const saved = await change({
        show: (photos) => photos.map((photo) => (photo._id === id ? { ...photo, description } : photo)),
        send: () => call(describeCompanyPhoto, { params: { id }, body: { description } }),
        failed: toast,
      })
      if (saved) toast({ text: t.described, key: 'photo-described' })
    },
    async remove(id: string) {
      const removed = await change({
        show: (photos) => photos.filter((photo) => photo._id !== id),
        send: () => call(removeCompanyPhoto, { params: { id } }),
        failed: toast,
      })
      if (removed) toast(t.removed)
    },
  }
}

function movePhoto(photos: Photos, id: string, to: number): Photos {
  const photo = photos.find(({ _id }) => _id === id)
  if (!photo || to < 0 || to >= photos.length) return photos
  const others = photos.filter((one) => one !== photo)
  return [...others.slice(0, to), photo, ...others.slice(to)]
}

/** The wanted order of the stored photos; those that were added meanwhile come last. */
function orderOf(wanted: readonly string[], stored: Photos): string[] {
  const ids = stored.map(({ _id }) => _id)
  return [...wanted.filter((id) => ids.includes(id)), ...ids.filter((id) => !wanted.includes(id))]
}
