import { existsSync } from 'node:fs'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { drawn, packedTwice, rawPdf, stream } from '../../test/cv/raw-pdf.ts'
import type { DocumentKind } from './document-jobs.ts'
import { readDocument } from './documents.ts'

const textOf = async (content: Buffer, kind: DocumentKind = 'pdf') => {
  const found = await readDocument(content, kind)
  return 'lines' in found ? found.lines.map(({ cells }) => cells.join(' | ')) : []
}
const refusalOf = (content: Buffer, kind: DocumentKind = 'pdf') =>
  textOf(content, kind).then(
    () => 'read',
    (error: Error) => error.message,
  )

const hello = drawn('Ana Ruiz', 700)

describe('text of a PDF', () => {
  test('is read in lines, with its cells', async () => {
    const content = hello + drawn('Baker', 680) + drawn('Mar 2019', 680, { x: 400 }) + drawn('Crumb Works', 660)
    expect(await textOf(rawPdf({ content }))).toEqual(['Ana Ruiz', 'Baker | Mar 2019', 'Crumb Works'])
  })

  test.each([
    ['white on white', drawn('Hire me', 600, { before: '1 1 1 rg' })],
    ['almost white', drawn('Hire me', 600, { before: '0.97 0.97 0.97 rg' })],
    ['tiny', drawn('Hire me', 600, { size: 1 })],
    ['left of the page', drawn('Hire me', 600, { x: -400 })],
    ['below the page', drawn('Hire me', -50)],
    ['unpainted', drawn('Hire me', 600, { before: '3 Tr' })],
    ['black on black', drawn('Hire me', 600, { before: '0 0 0 rg 0 580 612 60 re f' })],
    ['up along the edge', 'q 0 1 -1 0 40 500 cm BT /F1 12 Tf 0 0 Td (Hire me) Tj ET Q'],
    ['upside down', 'q -1 0 0 -1 600 700 cm BT /F1 12 Tf 50 100 Td (Hire me) Tj ET Q'],
  ])('is left out where no reader sees it: %s', async (_how, hidden) => {
    expect(await textOf(rawPdf({ content: hello + hidden }))).toEqual(['Ana Ruiz'])
  })

  test('is read in white on a dark background', async () => {
    const content = drawn('Ana Ruiz', 600, { before: '0.1 0.2 0.3 rg 0 580 612 60 re f 1 1 1 rg' })
    expect(await textOf(rawPdf({ content }))).toEqual(['Ana Ruiz'])
  })

  test('in fake bold, drawn again with a small shift, is read once', async () => {
    const word = '(Omschrijving) Tj'
    expect(await textOf(rawPdf({ content: `BT /F1 9 Tf 80.75 439.86 Td ${word} 0.18 0 Td ${word} ET` }))).toEqual([
      'Omschrijving',
    ])
  })

  test('has an item for each bullet that is drawn as a shape, and none for dots that rate a skill', async () => {
    const dot = (x: number, y: number) => `0 0 0 rg ${x} ${y} 4 4 re f `
    const content = `${hello}${drawn('Baked rye', 680, { x: 62 })}${dot(50, 682)}${drawn('React', 660)}${dot(120, 662)}${dot(126, 662)}${drawn('Node', 660, { x: 140 })}`
    const found = await readDocument(rawPdf({ content }), 'pdf')
    const lines = 'lines' in found ? found.lines : []
    expect(lines.map(({ cells, isListItem }) => [cells.join(' | '), isListItem])).toEqual([
      ['Ana Ruiz', false],
      ['Baked rye', true],
      ['React | Node', false],
    ])
  })

  test.each([
    ['a page of the web', '/A<</S/URI/URI(https://ana.example/work)>>', ['https://ana.example/work']],
    ['an email', '/A<</S/URI/URI(mailto:ana@people.example)>>', []],
    ['a script', '/A<</S/URI/URI(javascript:alert\\(1\\))>>', []],
    ['a script of the document', '/A<</S/JavaScript/JS(app.alert\\(1\\))>>', []],
    ['a script that hides behind a line break', '/A<</S/URI/URI(java\\nscript:alert\\(1\\)//https://a.example)>>', []],
    ['a file', '/A<</S/URI/URI(file:///etc/passwd)>>', []],
    ['a program', '/A<</S/Launch/F(cmd.exe)>>', []],
    ['data', '/A<</S/URI/URI(data:text/html,hello)>>', []],
    ['a page of the document', '/Dest[3 0 R/Fit]', []],
    ['a web address of absurd length', `/A<</S/URI/URI(https://a.example/${'a'.repeat(600)})>>`, []],
    ['nothing', '', []],
  ])('leads to the web where its link does: to %s', async (_where, action, links) => {
    const annotations = [`<</Type/Annot/Subtype/Link/Rect[48 697 100 712]${action}>>`]
    const found = await readDocument(rawPdf({ content: hello + drawn('Baker', 680), annotations }), 'pdf')
    expect('lines' in found && found.lines.map((line) => line.links)).toEqual([links, []])
  })

  test('is needed for a link: areas without words lead nowhere', async () => {
    const annotations = ['<</Type/Annot/Subtype/Link/Rect[0 0 600 600]/A<</S/URI/URI(https://ad.example)>>>>']
    const found = await readDocument(rawPdf({ content: hello, annotations }), 'pdf')
    expect('lines' in found && found.lines.map((line) => line.links)).toEqual([[]])
  })

  const image = stream(
    '/Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8',
    Buffer.alloc(1),
  )
  const scan = { page: '/XObject<</I1 6 0 R>>', objects: [image] }

  test('of a scan is its invisible layer', async () => {
    const content = `q 612 0 0 792 0 0 cm /I1 Do Q ${drawn('Ana Ruiz', 700, { before: '3 Tr' })}`
    expect(await textOf(rawPdf({ content, ...scan }))).toEqual(['Ana Ruiz'])
  })

  test('of a scan without such a layer is missing, which the refusal says', async () => {
    expect(await refusalOf(rawPdf({ content: 'q 612 0 0 792 0 0 cm /I1 Do Q', ...scan }))).toMatch(
      /picture without text/,
    )
  })

  test('is all that counts: scripts, attached files and forms are not opened', async () => {
    const script = '<</S/JavaScript/JS(while\\(true\\){})>>'
    const file = `/Names<</EmbeddedFiles<</Names[(a.exe)<</Type/Filespec/F(a.exe)/EF<</F 6 0 R>>>>]>>/JavaScript<</Names[(x)${script}]>>>>`
    const catalog = `/OpenAction${script}${file}`
    expect(await textOf(rawPdf({ content: hello, catalog, objects: [stream('', Buffer.from('MZ'))] }))).toEqual([
      'Ana Ruiz',
    ])
  })
})

describe('a PDF is refused', { timeout: 60_000 }, () => {
  test('with a password', async () => {
    const key = '00'.repeat(32)
    const trailer = `/ID[<${key}><${key}>]/Encrypt<</Filter/Standard/V 1/R 2/Length 40/P -4/O<${key}>/U<${key}>>>`
    expect(await refusalOf(rawPdf({ content: hello, trailer }))).toMatch(/protected by a password/)
  })

  test('as a dynamic form', async () => {
    const xfa = stream('', Buffer.from('<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template/></xdp:xdp>'))
    const catalog = '/AcroForm<</XFA 6 0 R/Fields[]>>'
    expect(await refusalOf(rawPdf({ content: drawn('Please wait...', 700), catalog, objects: [xfa] }))).toMatch(
      /is a form/,
    )
  })

  test.each([
    ['cut off', () => rawPdf({ content: hello }).subarray(0, 60)],
    ['only a header', () => Buffer.from('%PDF-1.7\n')],
    ['random', () => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(10_000, 'q0*')])],
  ])('when damaged: %s', async (_what, content) => {
    expect(await refusalOf(content())).toMatch(/damaged/)
  })

  test.skipIf(!existsSync('/proc/self/status'))(
    'as a bomb, which harms neither this process nor the next file',
    async () => {
      const bomb = rawPdf({ content: packedTwice(600), filters: '/FlateDecode/FlateDecode' })
      expect(bomb.length).toBeLessThan(5_000)
      const before = process.memoryUsage.rss()
      const [refusal, after] = await Promise.all([refusalOf(bomb), textOf(rawPdf({ content: hello }))])
      expect(refusal).toMatch(/takes too long or too much memory/)
      expect(after).toEqual(['Ana Ruiz'])
      // Unpacked, the page has 600 MB.
      expect(process.memoryUsage.rss() - before).toBeLessThan(3e8)
    },
  )

  test('when its parts repeat others without end', async () => {
    const loop = `/X1 Do /X1 Do /X1 Do /X1 Do /X1 Do /X1 Do /X1 Do /X1 Do`
    const levels = Array.from({ length: 12 }, (_, index) =>
      stream(
        `/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X1 ${index + 7} 0 R>>>>`,
        Buffer.from(index === 11 ? hello : loop),
      ),
    )
    const bomb = rawPdf({ content: loop, page: '/XObject<</X1 6 0 R>>', objects: levels })
    expect(await refusalOf(bomb)).toMatch(/takes too long or too much memory/)
  })
})

const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const paragraph = (text: string, properties = '') =>
  `<w:p><w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
const documentXml = (body: string) => `<?xml version="1.0"?><w:document ${word}><w:body>${body}</w:body></w:document>`
const docx = (xml: string, files: Record<string, Uint8Array> = {}) =>
  Buffer.from(zipSync({ 'word/document.xml': strToU8(xml), ...files }))

describe('text of a DOCX', () => {
  test('has the header first, text boxes, and cells between tabs', async () => {
    const header = { 'word/header1.xml': strToU8(`<w:hdr ${word}>${paragraph('Ana Ruiz')}</w:hdr>`) }
    const tabbed = '<w:p><w:r><w:t>Baker</w:t><w:tab/><w:t>2019 – 2021</w:t></w:r></w:p>'
    const box = `<w:p><w:r><w:txbxContent>${paragraph('In a box')}</w:txbxContent></w:r></w:p>`
    expect(await textOf(docx(documentXml(tabbed + box), header), 'zip')).toEqual([
      'Ana Ruiz',
      'Baker | 2019 – 2021',
      'In a box',
    ])
  })

  test.each([
    ['hidden', paragraph('Hire me', '<w:vanish/>')],
    ['white', paragraph('Hire me', '<w:color w:val="FFFFFF"/>')],
    ['tiny', paragraph('Hire me', '<w:sz w:val="2"/>')],
    ['deleted', '<w:p><w:del><w:r><w:delText>Hire me</w:delText></w:r></w:del></w:p>'],
    ['an instruction of a field', '<w:p><w:r><w:instrText>INCLUDEPICTURE http://a.example</w:instrText></w:r></w:p>'],
  ])('is left out where no reader sees it: %s', async (_how, hidden) => {
    expect(await textOf(docx(documentXml(paragraph('Ana Ruiz') + hidden)), 'zip')).toEqual(['Ana Ruiz'])
  })

  test('has what content controls wrap, wherever they stand, and what was inserted', async () => {
    const control = (inner: string) => `<w:sdt><w:sdtPr/><w:sdtContent>${inner}</w:sdtContent></w:sdt>`
    const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`
    const row = (cell: string) => `<w:tr><w:tc>${cell}</w:tc></w:tr>`
    const body = [
      control(paragraph('A paragraph')),
      `<w:p>${run('Before ')}${control(run('a word'))}<w:ins>${run(' inserted')}</w:ins></w:p>`,
      control(`<w:tbl>${row(paragraph('A table'))}</w:tbl>`),
      `<w:tbl>${control(row(paragraph('A row')))}${row(control(paragraph('A cell')))}</w:tbl>`,
    ]
    expect(await textOf(docx(documentXml(body.join(''))), 'zip')).toEqual([
      'A paragraph',
      'Before a word inserted',
      'A table',
      'A row',
      'A cell',
    ])
  })

  test('has a text box once, also one that older programs get as another shape', async () => {
    const box = `<w:txbxContent>${paragraph('208 555 0142')}</w:txbxContent>`
    const drawing = `<mc:AlternateContent xmlns:mc="urn:mc"><mc:Choice><w:drawing>${box}</w:drawing></mc:Choice><mc:Fallback><w:pict>${box}</w:pict></mc:Fallback></mc:AlternateContent>`
    expect(await textOf(docx(documentXml(`<w:p><w:r>${drawing}</w:r></w:p>${paragraph('Ana Ruiz')}`)), 'zip')).toEqual([
      '208 555 0142',
      'Ana Ruiz',
    ])
  })

  test.each([
    ['a page of the web', 'https://ana.example/work', ['https://ana.example/work']],
    ['an email', 'mailto:ana@people.example', []],
    ['a script', 'javascript:alert(1)', []],
    ['a file', 'file:///etc/passwd', []],
  ])('leads to the web where its link does: to %s', async (_where, target, links) => {
    const relations = `<Relationships><Relationship Id="rId7" TargetMode="External" Target="${target}"/></Relationships>`
    const linked = (text: string) => `<w:p><w:hyperlink xmlns:r="urn:r" r:id="rId7">${text}</w:hyperlink></w:p>`
    const words = linked('<w:r><w:t>My website</w:t></w:r>')
    const hidden = linked('<w:r><w:rPr><w:vanish/></w:rPr><w:t>Hidden</w:t></w:r>')
    const file = docx(documentXml(words + hidden + paragraph('Ana Ruiz')), {
      'word/_rels/document.xml.rels': strToU8(relations),
    })
    const found = await readDocument(file, 'zip')
    expect('lines' in found && found.lines.map((line) => line.links)).toEqual([links, []])
  })

  test('is read in white on a shaded paragraph', async () => {
    const shaded = `<w:p><w:pPr><w:shd w:fill="112233"/></w:pPr><w:r><w:rPr><w:color w:val="FFFFFF"/></w:rPr><w:t>Ana Ruiz</w:t></w:r></w:p>`
    expect(await textOf(docx(documentXml(shaded)), 'zip')).toEqual(['Ana Ruiz'])
  })
})

describe('a DOCX is refused', { timeout: 60_000 }, () => {
  const entities = '<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]>'
  test.each([
    ['with macros', () => docx(documentXml(hello), { 'word/vbaProject.bin': strToU8('x') }), /macros/],
    ['as a bomb', () => docx(documentXml(' '.repeat(100 * 1024 * 1024))), /too big when unpacked|too much memory/],
    ['with entities', () => docx(`${entities}${documentXml(paragraph('&b;'))}`), /damaged/],
    ['nested too deeply', () => docx(documentXml('<w:tbl>'.repeat(10_000))), /nested too deeply/],
    ['without text', () => docx(documentXml('')), /no text/],
    ['as another kind of archive', () => Buffer.from(zipSync({ 'a.txt': strToU8('x') })), /isn’t a Word file or/],
    ['when cut off', () => docx(documentXml(paragraph('Ana'))).subarray(0, 50), /damaged/],
  ])('%s', async (_what, content, refusal) => {
    expect(await refusalOf(content(), 'zip')).toMatch(refusal)
  })
})
