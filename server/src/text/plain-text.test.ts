import { describe, expect, test } from 'vitest'
import { cutLine, cutText, plainLine, plainText } from './plain-text.ts'

describe('a text from a source', () => {
  test('that was escaped twice becomes paragraphs and lists', () => {
    const html = '<p>Bake bread &amp; rolls.</p><ul><li>Nights</li><li>R&amp;D of <b>rye</b></li></ul><p>Paid well</p>'
    const once = html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    const twice = once.replaceAll('&', '&amp;')
    for (const source of [html, once, twice]) {
      expect(plainText(source)).toBe('Bake bread & rolls.\n\n- Nights\n- R&D of rye\n\nPaid well')
    }
  })

  test('keeps headings as they are written, numbers as list, links with their address', () => {
    expect(plainText('<h2>What you do</h2><ol><li>One</li><li>Two</li></ol>')).toBe('What you do\n\n- One\n- Two')
    expect(plainText('<p>See <a href="https://a.example/x">the page</a></p>')).toBe(
      'See the page (https://a.example/x)',
    )
  })

  test('loses scripts, styles, pictures and rules', () => {
    const html = '<style>p {}</style><script>alert(1)</script><p>Text<img src="x.png" alt="logo"></p><hr>'
    expect(plainText(html)).toBe('Text')
  })

  test('keeps its own lines where no tag parts them', () => {
    expect(plainText('First <b>line</b>\nSecond line')).toBe('First line\nSecond line')
  })

  test('that compares numbers or names a generic type is no HTML', () => {
    expect(plainText('Lift < 20 kg, a List<String>, AT&T')).toBe('Lift < 20 kg, a List<String>, AT&T')
  })

  test('has its white space, bullets and line ends put in order', () => {
    expect(plainText('  One\u00A0 two \r\n\r\n\r\n\r\n• three\n·four\n* five\n– six\u2028seven\t')).toBe(
      'One two\n\n- three\n- four\n- five\n- six\nseven',
    )
  })

  test('loses what cannot be stored or seen, and has misread bytes repaired', () => {
    expect(plainText('a\u0000b\u00ADc\u200Bd\uD800e\u0007')).toBe('abcde')
    expect(plainLine('Captain\u00E2\u0080\u0099s Clerk')).toBe('Captain’s Clerk')
    expect(plainLine('Captainâ€™s Clerk â€“ night')).toBe('Captain’s Clerk – night')
    expect(plainLine('Analyst Ã¢â€â“ Level 2')).toBe('Analyst – Level 2')
    expect(plainLine('Übergröße Ãpfel')).toBe('Übergröße Ãpfel')
  })
})

describe('what is too long', () => {
  test('is cut after a word, with an ellipsis', () => {
    expect(cutLine('one two three', 13)).toBe('one two three')
    expect(cutLine('one two, three', 13)).toBe('one two…')
    expect(cutLine('x'.repeat(300), 200)).toHaveLength(200)
  })

  test('is cut after a paragraph, and says so', () => {
    const text = `${'a'.repeat(60)}\n\n${'b'.repeat(30)} ${'c'.repeat(30)}`
    const cut = cutText(text, 110)
    expect(cut).toBe(`${'a'.repeat(60)}\n\n[The text goes on at the source.]`)
    expect(cutText(text, 200)).toBe(text)
    expect(cutText('x'.repeat(300), 200).length).toBeLessThanOrEqual(200)
  })
})
