import { expect, onTestFinished, test, vi } from 'vitest'
import { shownToasts } from '../../../ui/feedback/toast-store.ts'
import { copyLink, emailAddress, shareByDevice, whatsAppAddress } from './share-job.ts'

const job = { title: 'Baker & cook', url: 'https://hearback.example/jobs/1' }

function device(parts: { share?: unknown; clipboard?: unknown }) {
  for (const [name, value] of Object.entries(parts)) {
    Object.defineProperty(navigator, name, { configurable: true, value })
    onTestFinished(() => void Reflect.deleteProperty(navigator, name))
  }
}
const copying = () => vi.fn(() => Promise.resolve())
const failing = (name: string) => () => Promise.reject(new DOMException('no', name))

test('opens the share sheet of the device before anything is awaited', () => {
  const share = vi.fn(() => Promise.resolve())
  device({ share, clipboard: { writeText: copying() } })
  void shareByDevice(job)
  expect(share).toHaveBeenCalledWith(job)
})

test.each(['AbortError', 'InvalidStateError'])(
  'a sheet that is closed or open already (%s) copies nothing',
  async (name) => {
    const writeText = copying()
    device({ share: failing(name), clipboard: { writeText } })
    await shareByDevice(job)
    expect(writeText).not.toHaveBeenCalled()
  },
)

test.each(['NotAllowedError', 'DataError'])('copies the address when the sheet is refused (%s)', async (name) => {
  const writeText = copying()
  device({ share: failing(name), clipboard: { writeText } })
  await shareByDevice(job)
  expect(writeText).toHaveBeenCalledWith(job.url)
  expect(shownToasts().at(-1)).toMatchObject({ text: 'Link copied.' })
})

test.each([
  ['where copying is blocked', { writeText: failing('NotAllowedError') }],
  ['on insecure pages, which have no clipboard', undefined],
])('shows the address %s', async (_, clipboard) => {
  device({ clipboard })
  await copyLink(job)
  expect(shownToasts().at(-1)?.text).toContain(job.url)
})

test('an email and a WhatsApp message keep special characters of the title', () => {
  expect(emailAddress(job)).toBe(
    'mailto:?subject=Baker%20%26%20cook&body=Baker%20%26%20cook%0D%0Ahttps%3A%2F%2Fhearback.example%2Fjobs%2F1',
  )
  expect(new URL(whatsAppAddress(job)).searchParams.get('text')).toBe(`${job.title}\n${job.url}`)
})
