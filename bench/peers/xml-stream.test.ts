import { expect, test } from 'vitest'
import { readTag, tagMessage } from '../chat/target.ts'
import { medianOf } from '../load/percentiles.ts'
import { createElementSplitter, escapeXml } from './xml-stream.ts'

const stream =
  `<?xml version='1.0'?><stream:stream id='1' xmlns='jabber:client'><stream:features><sm xmlns='urn:xmpp:sm:3'/></stream:features>` +
  `<a h='1' xmlns='urn:xmpp:sm:3'/><message type='chat'><body>${escapeXml(tagMessage(71, 'a < b && c > d'))}</body></message><r/>`

test('a stream of XMPP comes apart into the same elements wherever its packets are cut', () => {
  for (let size = 1; size <= stream.length; size++) {
    const elements: string[] = []
    const cut = createElementSplitter((element) => elements.push(element))
    for (let from = 0; from < stream.length; from += size) cut(stream.slice(from, from + size))
    expect(elements.map((element) => /^<[?\w:]+/u.exec(element)?.[0])).toEqual([
      '<?xml',
      '<stream:stream',
      '<stream:features',
      '<a',
      '<message',
      '<r',
    ])
    expect(elements.map(readTag)).toEqual([undefined, undefined, undefined, undefined, 71, undefined])
  }
})

test('the median of an even number of rounds lies between the middle two', () => {
  expect([medianOf([3, 1, 2]), medianOf([4, 1, 3, 2]), medianOf([])]).toEqual([2, 2.5, 0])
})
