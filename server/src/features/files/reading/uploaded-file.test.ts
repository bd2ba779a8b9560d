import { readFileSync } from 'node:fs'
import { limits } from '@hearback/contract/values/limits.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { aCompoundFile, aDocx, anOfficeFile, anOpenDocument, aPdf, zipOf } from '../../../../test/documents.ts'
import { AppError } from '../../../domain/errors.ts'
import { readUploadedFile } from './uploaded-file.service.ts'

const read = (content: Buffer | string, name = 'cv') =>
  readUploadedFile({ name, content: Buffer.from(content) }, 'chat')
const refusal = (content: Buffer | string) =>
  read(content).then(
    ({ mediaType }) => `accepted as ${mediaType}`,
    (error: unknown) => (error instanceof AppError ? error.code : error),
  )
const blank = (width: number, height: number, background = '#0c3d2c') =>
  sharp({ create: { width, height, channels: 3, background } })

describe('a document', () => {
  test.each([
    ['pdf', 'application/pdf', aPdf()],
    ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', aDocx()],
    ['odt', 'application/vnd.oasis.opendocument.text', anOpenDocument('text')],
    ['doc', 'application/msword', aCompoundFile(['WordDocument', '1Table', '\u0005SummaryInformation'])],
    ['txt', 'text/plain', Buffer.from('Dear Ms Møller,\r\n\tI bake 🥐.\f')],
    ['txt', 'text/plain', Buffer.from('\ufeffZażółć gęślą jaźń', 'utf16le')],
    ...[
      '\n',
      '\r\n\r\n',
      '   ',
      '\ufeff',
      'Content-type: application/pdf\r\n\r\n',
      '\0'.repeat(500),
      'x'.repeat(1_000),
    ].map((before): [string, string, Buffer] => [
      'pdf',
      'application/pdf',
      Buffer.concat([Buffer.from(before), aPdf()]),
    ]),
    ['txt', 'text/plain', Buffer.from('Currículum, años', 'latin1')],
    ['txt', 'text/plain', Buffer.from([0x43, 0x61, 0x66, 0xe9, 0x20, 0x93, 0x80, 0x94, 0x85, 0x0d, 0x0a])],
    ['txt', 'text/plain', Buffer.from('Dear Ms Møller\r\n\u001a')],
    ['txt', 'text/plain', Buffer.from('BMW, MZ and II are how a text may begin; so is <3')],
  ])('%s is told by its content and stored as it is', async (extension, mediaType, content) => {
    const file = await read(content, 'holiday.exe')
    expect(file).toMatchObject({ name: `holiday.${extension}`, mediaType, size: content.length })
    expect(file).toMatchObject({ width: null, height: null, thumbnailKey: null })
    expect(file.key).toMatch(/^chat\/[\da-f]{32}$/)
    expect(file.stored).toEqual([{ key: file.key, content, mediaType }])
  })

  test('is known again by the hash of its bytes, under a new key each time', async () => {
    const [one, other, third] = await Promise.all([read('Hello', 'a'), read('Hello', 'b'), read('Hello!', 'a')])
    expect(one.sha256.toString('hex')).toBe('185f8db32271fe25f561a6fc938b2e264306ec304eda518007d1764826381969')
    expect(other.sha256).toEqual(one.sha256)
    expect(third.sha256).not.toEqual(one.sha256)
    expect(other.key).not.toBe(one.key)
  })

  test('keeps its directory far behind in the file, beyond the table that the header holds', async () => {
    // 8 MB of another stream come first, so their sectors need a 110th page of the allocation table, which the header cannot reference.
    const small = aCompoundFile(['WordDocument'])
    const [header, directory] = [Buffer.from(small.subarray(0, 512)), small.subarray(1_024, 1_536)]
    const [pages, at] = [120, 120 * 128 - 1]
    const table = Buffer.alloc(pages * 512, 0xff)
    table.writeUInt32LE(0xfffffffe, at * 4)
    const more = Buffer.alloc(512, 0xff)
    for (let page = 0; page < pages; page++) {
      if (page < 109) header.writeUInt32LE(page, 0x4c + page * 4)
      else more.writeUInt32LE(page, (page - 109) * 4)
    }
    more.writeUInt32LE(0xfffffffe, 508)
    header.writeUInt32LE(at, 0x30)
    header.writeUInt32LE(pages, 0x44)
    const filling = Buffer.alloc((at - pages - 1) * 512)
    const file = await read(Buffer.concat([header, table, more, filling, directory]))
    expect(file.mediaType).toBe('application/msword')
  })
})

describe('a picture', { timeout: 20_000 }, () => {
  test.each(['jpeg', 'png', 'webp'] as const)('in %s stays one, with a thumbnail in WebP', async (format) => {
    const file = await read(await blank(1_000, 500).toFormat(format).toBuffer(), 'Me.JPG')
    const extension = format === 'jpeg' ? 'JPG' : format
    expect(file).toMatchObject({ width: 1_000, height: 500, mediaType: `image/${format}` })
    expect(file.name.toLowerCase()).toBe(`me.${extension.toLowerCase()}`)
    expect(file.thumbnailKey).toBe(`${file.key}-480.webp`)
    const [picture, thumbnail] = file.stored
    expect(picture?.content.length).toBe(file.size)
    expect(await sharp(picture?.content).metadata()).toMatchObject({ format, width: 1_000, height: 500 })
    expect(thumbnail).toMatchObject({ key: file.thumbnailKey, mediaType: 'image/webp' })
    expect(await sharp(thumbnail?.content).metadata()).toMatchObject({ format: 'webp', width: 480, height: 240 })
  })

  test('is turned upright, and loses where it was taken and what was put behind it', async () => {
    const photo = blank(100, 50).withExif({ IFD0: { Copyright: 'Harriet' }, IFD3: { GPSLatitude: '43/1 36/1 0/1' } })
    const taken = await photo.withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect((await sharp(taken).metadata()).exif).toBeDefined()
    const file = await read(Buffer.concat([taken, Buffer.from('<script>alert(1)</script>')]))
    expect(file).toMatchObject({ width: 50, height: 100 })
    for (const { content } of file.stored) {
      expect(await sharp(content).metadata()).not.toHaveProperty('exif')
      expect(content.includes('script')).toBe(false)
    }
  })

  test('is at most 4096 pixels long, and a small one is not blown up', async () => {
    expect(await read(await blank(6_000, 3_000).jpeg().toBuffer())).toMatchObject({ width: 4_096, height: 2_048 })
    const small = await read(await blank(3, 2).png().toBuffer())
    expect(small).toMatchObject({ width: 3, height: 2 })
    expect(await sharp(small.stored[1]?.content).metadata()).toMatchObject({ width: 3, height: 2 })
  })
})

describe('refused is', { timeout: 20_000 }, () => {
  test.each<[string, Buffer | string]>([
    ['a zip', zipOf([['a.txt', 'Hello']])],
    ['a zip with a folder like that of a docx', zipOf([['word/document.xml', '<document/>']])],
    ['a docx that claims to hold 4 GB', zipOf([['[Content_Types].xml', 'x'.repeat(5_000)]], 0xffffffff)],
    ['a docx whose list of parts unpacks to 64 MB', zipOf([['[Content_Types].xml', Buffer.alloc(64_000_000)]])],
    ['a table', anOfficeFile('spreadsheetml.sheet', 'xl')],
    [
      'a document with macros',
      zipOf([['[Content_Types].xml', '<x y="application/vnd.ms-word.document.macroEnabled.main+xml"/>']]),
    ],
    ['an OpenDocument table', anOpenDocument('spreadsheet')],
    ['an old table, with a text inside', aCompoundFile(['Workbook'], ['WordDocument'])],
    ['an installer', aCompoundFile(['\u4840\u3f7f\u4164'])],
    ['a compound file cut short', aCompoundFile(['WordDocument']).subarray(0, 600)],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['SVG behind a declaration', '<?xml version="1.0"?><svg><script>alert(1)</script></svg>'],
    ['HTML', ' \n<!-- a --><!-- b -->\n<!DOCTYPE html><p>Hello'],
    ['HTML that begins with a script', '<script>alert(1)</script>'],
    ['a script of the shell', '#!/bin/sh\nrm -rf /'],
    ['PHP', '<?php system($_GET[0]);'],
    ['RTF', '{\\rtf1\\ansi Hello}'],
    ['a calendar', 'BEGIN:VCALENDAR\nEND:VCALENDAR'],
    ['a program', readFileSync(process.execPath).subarray(0, 100_000)],
    ['GIF', 'GIF89a\u0001\0\u0001\0\0\0\0,\0\0\0\0\u0001\0\u0001\0\0\u0002\0;'],
    ['text with a NUL', 'Hello\0'],
    ['text in no known encoding', Buffer.from('caf\u0081\u00e9', 'latin1')],
    ['text with a control character in the middle', 'Hello\u001a world'],
    ['a PDF whose header comes too late', Buffer.concat([Buffer.alloc(1_025), aPdf()])],
    ['a page with a PDF behind it', Buffer.concat([Buffer.from('<html><script>alert(1)</script>'), aPdf()])],
  ])('%s', async (_what, content) => {
    await expect(refusal(content)).resolves.toBe('wrong_media_type')
  })

  test.each<[string, () => Promise<Buffer>, string]>([
    ['an empty file', async () => Buffer.alloc(0), 'invalid_input'],
    ['a file over 10 MB', async () => Buffer.alloc(limits.fileBytes + 1, 'a'), 'too_large'],
    ['a damaged picture', async () => (await blank(400, 400).jpeg().toBuffer()).subarray(0, 300), 'invalid_input'],
    ['a picture of 60 megapixels', () => blank(10_000, 6_000).png().toBuffer(), 'invalid_input'],
    ['a document under a password', async () => aCompoundFile(['EncryptedPackage', 'EncryptionInfo']), 'invalid_input'],
  ])('%s', async (_what, content, code) => {
    await expect(refusal(await content())).resolves.toBe(code)
  })

  test('with a sentence that says what is accepted', async () => {
    await expect(read('GIF89a\u0001\0\0')).rejects.toThrow(/PDF.*docx.*odt.*txt.*JPEG, PNG or WebP/)
  })
})
