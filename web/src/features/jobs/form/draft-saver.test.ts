import { expect, test, vi } from 'vitest'
import { ApiError } from '../../../api/call.ts'
import { draftSaver } from './draft-saver.ts'
import { NEW_JOB } from './job-form-values.ts'

const titled = (jobTitle: string) => ({ ...NEW_JOB, jobTitle })

/** Fake server; each request waits for `answer` or `refuse`. */
function aSaver(start?: { id: string; revision: number; synced: boolean }) {
  const sent: { id: string; revision: number; title: string; answer: () => void; refuse: (code: string) => void }[] = []
  const forked = vi.fn()
  const saved = vi.fn()
  const published = vi.fn()
  const saver = draftSaver({
    start,
    forked,
    published,
    saved,
    send: (id, { revision, values }) =>
      new Promise((resolve, reject) => {
        sent.push({
          id,
          revision,
          title: values.jobTitle,
          answer: () => resolve({ _id: id, revision: revision + 1 }),
          refuse: (code) => reject(new ApiError(409, { code, message: 'No.' })),
        })
      }),
  })
  const next = async (count: number) => {
    await vi.waitFor(() => expect(sent).toHaveLength(count))
    return sent[count - 1] as (typeof sent)[number]
  }
  return { saver, sent, forked, published, saved, next }
}

test('requests do not overlap, and the latest text uses the revision of the one before', async () => {
  const { saver, sent, saved, next } = aSaver()
  void saver.save(titled('B'))
  void saver.save(titled('Ba'))
  const done = saver.save(titled('Baker'))
  ;(await next(1)).answer()
  ;(await next(2)).answer()
  expect(await done).toBe(true)
  expect(sent.map(({ revision, title }) => [revision, title])).toEqual([
    [0, 'B'],
    [1, 'Baker'],
  ])
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
  expect(sent[0]?.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/)
  expect(saved).toHaveBeenCalledTimes(2)
})

test.each(['conflict', 'not_found'])('after a %s the text goes into a new draft', async (code) => {
  const { saver, sent, forked, next } = aSaver({ id: 'old', revision: 3, synced: true })
  const done = saver.save(titled('Baker'))
  ;(await next(1)).refuse(code)
  ;(await next(2)).answer()
  expect(await done).toBe(true)
  expect(sent.map(({ id, revision }) => [id === 'old', revision])).toEqual([
    [true, 3],
    [false, 0],
  ])
  expect(forked).toHaveBeenCalledOnce()
})

test('a draft that was published elsewhere does not come back, and the next change starts a new one', async () => {
  const { saver, sent, forked, published, next } = aSaver({ id: 'old', revision: 3, synced: true })
  const late = saver.save(titled('Baker'))
  ;(await next(1)).refuse('draft_published')
  expect(await late).toBe(false)
  expect(published).toHaveBeenCalledExactlyOnceWith('old')
  expect(await saver.stop(titled('Baker'))).toBe('old')
  saver.resume()
  expect(await saver.save(titled('Baker'))).toBe(false)
  expect(sent).toHaveLength(1)
  const done = saver.save(titled('Baker in Nampa'))
  ;(await next(2)).answer()
  expect(await done).toBe(true)
  expect(sent[1]).toMatchObject({ revision: 0, title: 'Baker in Nampa' })
  expect(sent[1]?.id).not.toBe('old')
  expect(forked).not.toHaveBeenCalled()
})

test('another failure is repeated with the next change', async () => {
  const { saver, sent, forked, next } = aSaver()
  const failed = saver.save(titled('Baker'))
  ;(await next(1)).refuse('unavailable')
  expect(await failed).toBe(false)
  const done = saver.save(titled('Bakery'))
  ;(await next(2)).answer()
  expect(await done).toBe(true)
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
  expect(forked).not.toHaveBeenCalled()
})

test('once stopped, saves nothing more and creates no new draft', async () => {
  const { saver, sent, forked, saved, next } = aSaver({ id: 'old', revision: 3, synced: true })
  void saver.save(titled('Baker'))
  void saver.save(titled('Bakery'))
  const stopped = saver.stop(titled('Bakery'))
  ;(await next(1)).refuse('not_found')
  expect(await stopped).toBe('old')
  void saver.save(titled('Late'))
  expect(sent).toHaveLength(1)
  expect(forked).not.toHaveBeenCalled()
  expect(saved).not.toHaveBeenCalled()
  saver.resume()
  void saver.save(titled('After a refusal'))
  ;(await next(2)).answer()
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce())
})
