import { expect, onTestFinished, test, vi } from 'vitest'
import { shownToasts } from '../../ui/feedback/toast-store.ts'
import { shareJob } from './share-job.ts'

const job = { title: 'Baker & cook', url: 'https://hearback.example/jobs/1' }

function device(parts: { share?: unknown; clipboard?: unknown }) {
  for (const [name, value] of Object.entries(parts)) {
    Object.defineProperty(navigator, name, { configurable: true, value })
    onTestFinished(() => void Reflect.deleteProperty(navigator, name))
  }
}
const copying = () => vi.fn(() => Promise.resolve())
const failing = (name: string) => () => Promise.reject(new DOMException('no', name))

test('opens the share sheet of the device', async () => {
  const share = vi.fn(() => Promise.resolve())
  const writeText = copying()
  device({ share, clipboard: { writeText } })
  await shareJob(job)
  expect(share).toHaveBeenCalledWith(job)
  expect(writeText).not.toHaveBeenCalled()
})

test('a closed sheet copies nothing', async () => {
  const writeText = copying()
  device({ share: failing('AbortError'), clipboard: { writeText } })
  await shareJob(job)
  expect(writeText).not.toHaveBeenCalled()
})

test.each([
  ['without a share sheet', undefined],
  ['when the sheet is refused', failing('NotAllowedError')],
])('%s, copies the address and offers an email', async (_, share) => {
  const writeText = copying()
  device({ share, clipboard: { writeText } })
  await shareJob(job)
  expect(writeText).toHaveBeenCalledWith(job.url)
  expect(shownToasts().at(-1)).toMatchObject({ text: 'Link copied.', action: { label: 'Send by email' } })
})

test('shows the address where copying is blocked', async () => {
  device({ share: undefined, clipboard: { writeText: failing('NotAllowedError') } })
  await shareJob(job)
  expect(shownToasts().at(-1)?.text).toContain(job.url)
})
