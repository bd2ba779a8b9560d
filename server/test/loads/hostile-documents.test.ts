import { setTimeout as pause } from 'node:timers/promises'
import { previewResume } from '@hearback/contract/people/resumes.ts'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { Refusal, testApp } from '../app.ts'
import { testProcess } from '../cluster.ts'
import { drawn, packedTwice, rawPdf, stream } from '../cv/raw-pdf.ts'
import { anAccount, type Person } from '../factories.ts'
import { inLong, isLong, noteFigures, quantile } from '../long.ts'
import { askMeanwhile, giveWay, lessThanDoubled } from './ask-meanwhile.ts'
import { knowsMemory, memoryOf, watchMemory } from './memory.ts'

const app = testApp()
const server = testProcess(app)
const megabyte = 1_000_000

type Upload = readonly [name: string, content: Buffer, outcome: 'read' | 'invalid_input']

/** CVs that would exhaust a reader or run something, and one of a person. */
function hostileDocuments(): Upload[] {
  const hello = drawn('Ana Ruiz', 700)
  const script = '<</S/JavaScript/JS(while\\(true\\){})>>'
  const xfa = stream('', Buffer.from('<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template/></xdp:xdp>'))
  const word = (xml: string, files: Record<string, Uint8Array> = {}) =>
    Buffer.from(zipSync({ 'word/document.xml': strToU8(`<w:document xmlns:w="w">${xml}</w:document>`), ...files }))
  return [
    ['cv.pdf', rawPdf({ content: hello }), 'read'],
    ['script.pdf', rawPdf({ content: hello, catalog: `/OpenAction${script}` }), 'read'],
    ['bomb.pdf', rawPdf({ content: packedTwice(600), filters: '/FlateDecode/FlateDecode' }), 'invalid_input'],
    ['form.pdf', rawPdf({ catalog: '/AcroForm<</XFA 6 0 R/Fields[]>>', objects: [xfa] }), 'invalid_input'],
    ['bomb.docx', word(' '.repeat(100 * megabyte)), 'invalid_input'],
    ['macro.docx', word('', { 'word/vbaProject.bin': strToU8('x') }), 'invalid_input'],
    ['cut.docx', word(hello).subarray(0, 50), 'invalid_input'],
  ]
}

async function preview(who: Person, [name, content, outcome]: Upload): Promise<void> {
  const file = new File([new Uint8Array(content)], name)
  const seen = await app
    .callerAt(server.url, who.token)
    .call(previewResume, { file, body: { mode: 'add' } })
    .then(() => 'read')
    .catch((error: unknown) => (error instanceof Refusal ? error.body.code : Promise.reject(error)))
  expect([name, seen]).toEqual([name, outcome])
}

test.skipIf(!knowsMemory)(
  'hostile documents are refused or read without what runs in them, while the memory stays and others are answered',
  async () => {
    const files = hostileDocuments()
    const people = await Promise.all(
      Array.from({ length: inLong(20, 2) }, (_, at) => anAccount(app, 'jobseeker', `reader${at}`)),
    )
    const queue = files.flatMap((file) => people.map((who) => [who, file] as const))
    const sent = queue.length
    const first = await anAccount(app, 'jobseeker', 'first')
    for (const file of files) await preview(first, file)
    const without = await askMeanwhile(server.url, () => pause(inLong(30_000, 500)))
    const pid = server.process.pid ?? 0
    const before = memoryOf(pid)
    const watch = watchMemory(pid)
    const sender = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) await preview(...next)
    }
    const meanwhile = await askMeanwhile(server.url, (asking) => {
      giveWay(asking)
      return Promise.all([sender(), sender()])
    })
    const grown = watch.stop().own - before.own
    const [calm, beside] = [quantile(without, 0.99), quantile(meanwhile, 0.99)]
    noteFigures('P26', {
      'hostile documents': sent,
      'p99 without, ms': calm.toFixed(0),
      'p99 beside, ms': beside.toFixed(0),
      'memory of the server grown, MB': (grown / megabyte).toFixed(0),
    })
    expect(grown).toBeLessThan(200 * megabyte)
    // Only in the long run: other tests on the machine affect latencies.
    if (isLong) expect(beside).toBeLessThan(lessThanDoubled(calm))
  },
  inLong(600_000, 120_000),
)
