import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { FileTooLarge, readDocx } from './read-docx.ts'

const xml = (body: string) =>
  `<?xml version="1.0"?><w:document xmlns:w="w" xmlns:mc="mc"><w:body>${body}</w:body></w:document>`
const p = (text: string, properties = '') => `<w:p>${properties}<w:r><w:t>${text}</w:t></w:r></w:p>`
const zipped = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, strToU8(part)])))
const read = (body: string) => readDocx(zipped({ 'word/document.xml': xml(body) })).blocks

describe('the text of a DOCX', () => {
  test('is read in order: header, headings, lists, tables, footer', () => {
    const { blocks, isCut } = readDocx(
      zipped({
        'word/document.xml': xml(
          p('Work', '<w:pPr><w:pStyle w:val="Heading1"/></w:pPr>') +
            p('Bread', '<w:pPr><w:numPr/></w:pPr>') +
            `<w:tbl><w:tr><w:tc>${p('2019')}${p('2020')}</w:tc><w:tc><w:tbl><w:tr><w:tc>${p('Baker')}</w:tc></w:tr></w:tbl></w:tc></w:tr></w:tbl>`,
        ),
        'word/header1.xml': xml(p('Ana Ruiz 🥐 שלום')),
        'word/footer1.xml': xml(p('Page')),
        'word/media/image1.png': 'not read',
      }),
    )
    expect(isCut).toBe(false)
    expect(blocks).toEqual([
      { kind: 'paragraph', text: 'Ana Ruiz 🥐 שלום' },
      { kind: 'heading', text: 'Work' },
      { kind: 'item', text: 'Bread' },
      { kind: 'table', rows: [['2019\n2020', 'Baker']] },
      { kind: 'paragraph', text: 'Page' },
    ])
  })

  test('leaves out what Word hides: hidden and deleted text, field codes, the fallback of a text box', () => {
    const hidden = '<w:r><w:rPr><w:vanish/></w:rPr><w:t>hidden</w:t></w:r>'
    const shown = '<w:r><w:rPr><w:vanish w:val="0"/></w:rPr><w:t>shown</w:t></w:r>'
    const rest =
      '<w:del><w:r><w:delText>deleted</w:delText></w:r></w:del><w:r><w:instrText>HYPERLINK</w:instrText></w:r><mc:Fallback><w:r><w:t>again</w:t></w:r></mc:Fallback>'
    expect(read(`<w:p>${hidden}${shown}${rest}</w:p>`)).toEqual([{ kind: 'paragraph', text: 'shown' }])
  })

  test('keeps line breaks and tabs, and markup as text', () => {
    const body = '<w:p><w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:t>&lt;img src=x&gt;</w:t></w:r></w:p>'
    expect(read(body)).toEqual([{ kind: 'paragraph', text: 'a\tb\n<img src=x>' }])
  })

  test.each([
    ['more than 8,000 paragraphs', p('x').repeat(9_000)],
    ['more than 400,000 characters', p('x'.repeat(500_000)) + p('y')],
    [
      'more rows than can be laid out',
      `<w:tbl>${`<w:tr><w:tc>${p('x')}</w:tc></w:tr>`.repeat(9_000)}</w:tbl>${p('y').repeat(9)}`,
    ],
  ])('is cut after %s', (_what, body) => {
    const { blocks, isCut } = readDocx(zipped({ 'word/document.xml': xml(body) }))
    expect(isCut).toBe(true)
    expect(blocks.length).toBeLessThanOrEqual(8_000)
  })
})

describe('a DOCX is refused', () => {
  test.each([
    ['that unpacks to 60 MB', { 'word/document.xml': ' '.repeat(60_000_000) }],
    ['of 6,000 parts', Object.fromEntries(Array.from({ length: 6_000 }, (_, index) => [`word/${index}.xml`, '']))],
    ['that is nested without end', { 'word/document.xml': xml('<w:tbl><w:tr><w:tc>'.repeat(1_000)) }],
  ])('%s', (_what, parts) => {
    expect(() => readDocx(zipped(parts as Record<string, string>))).toThrow(FileTooLarge)
  })

  test('that defines entities, without unfolding them', () => {
    const laughs = '<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><a>&b;</a>'
    expect(() => readDocx(zipped({ 'word/document.xml': laughs }))).toThrow('document type')
  })

  test.each([
    ['without a document', zipped({ 'word/styles.xml': '' })],
    ['cut short', zipped({ 'word/document.xml': xml(p('x')) }).subarray(0, 50)],
    ['of another kind', strToU8('%PDF-1.7')],
  ])('%s', (_what, bytes) => {
    expect(() => readDocx(bytes)).toThrow()
  })
})
