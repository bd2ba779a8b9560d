import { expect, test } from 'vitest'
import { cleanFileName } from './file-names.rules.ts'

test.each([
  ['cv.pdf', 'cv.pdf'],
  ['CV of Zoë 🥐.PDF', 'CV of Zoë 🥐.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\me\\cv.pdf', 'cv.pdf'],
  ['cv.pdf.exe', 'cv.pdf.pdf'],
  ['photo.jpg', 'photo.pdf'],
  ['cv 2026.11', 'cv 2026.11.pdf'],
  ['cv.final', 'cv.final.pdf'],
  ['cv\u202efdp.exe', 'cvfdp.pdf'],
  ['a\r\nb\u0000c\u2028d.pdf', 'a bc d.pdf'],
  ['.htaccess', 'htaccess.pdf'],
  ['...', 'file.pdf'],
  ['\ud800.pdf', 'file.pdf'],
  ['', 'file.pdf'],
  ['cv.pdf. . ', 'cv.pdf'],
  ['رزومه‌ی من.pdf', 'رزومه‌ی من.pdf'],
  ['👨‍👩‍👧 photo.pdf', '👨‍👩‍👧 photo.pdf'],
  ['क्‍ष.pdf', 'क्‍ष.pdf'],
  ['\u200b\u3164\u2800.pdf', 'file.pdf'],
  ['cv\u200d\u200c\ufeff.pdf', 'cv.pdf'],
])('a PDF called %j is offered as %j', (given, name) => {
  expect(cleanFileName(given, ['pdf'])).toBe(name)
})

test('an extension that fits stays', () => {
  expect(cleanFileName('me.jpeg', ['jpg', 'jpeg'])).toBe('me.jpeg')
  expect(cleanFileName('me.png', ['jpg', 'jpeg'])).toBe('me.jpg')
})

test('a name has at most 200 characters, none of them cut in two', () => {
  const name = cleanFileName(`${'🥐'.repeat(300)}.pdf`, ['pdf'])
  expect(name).toBe(`${'🥐'.repeat(98)}.pdf`)
})
