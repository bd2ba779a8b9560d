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

describe('Markdown', () => {
  test.each([
    [
      '**About us**\n\nWe bake.\n\n**Requirements:**\n* Python\n* *Strong* SQL',
      'About us\n\nWe bake.\n\nRequirements:\n\n- Python\n- Strong SQL',
    ],
    ['### Benefits\nPaid leave', 'Benefits\n\nPaid leave'],
    ['See [our site](https://a.example) today', 'See our site (https://a.example) today'],
    [
      '**Apply:** <jobs@example.com> or <https://x.example/apply>',
      'Apply: jobs@example.com or https://x.example/apply',
    ],
    ['**Tools**: List<String>, `a < b`, C++', 'Tools: List<String>, a < b, C++'],
    ['**You**\n\\- bake\n\\- sell', 'You\n- bake\n- sell'],
    ['**Steps**\n1. Mix\n2. Bake', 'Steps\n\n- Mix\n- Bake'],
    ['**Pay**\n\n| Level | Pay |\n|---|---|\n| Junior | $20 |', 'Pay\n\nLevel Pay\n\nJunior $20'],
    ['<p>**About**</p><p>We bake.</p>', 'About\n\nWe bake.'],
    ['__Note__: nights\n    and weekends', 'Note: nights\nand weekends'],
    ['**Bold *and italic* words**, ~~old~~ new', 'Bold and italic words, old new'],
    ['Night shift\n* Mix\n* Bake\n\n**Day shift**\n+ Sell', 'Night shift\n\n- Mix\n- Bake\n\nDay shift\n\n- Sell'],
  ])('becomes text: %j', (source, text) => expect(plainText(source)).toBe(text))

  test.each([
    '*** IMPORTANT ***',
    '# of openings: 3',
    'We are #1 in rye',
    'Pay: $20 * 40 hours * 4 weeks',
    'snake_case and __init__.py and 2**3**4',
    '*required fields',
    'Rated 5* by guests; a*b',
    'Room [3] (second floor)',
  ])('is not seen in plain text: %j', (source) => expect(plainText(source)).toBe(source))
})

describe('angle brackets', () => {
  test.each([
    [
      'Use List<String>; mail <jobs@example.com> or <https://x.example/apply>. <u>Underlined</u>',
      'Use List<String>; mail <jobs@example.com> or <https://x.example/apply>. Underlined',
    ],
    ['<p>I <3 bread, a < b, Map<String, List<Integer>></p>', 'I <3 bread, a < b, Map<String, List<Integer>>'],
    ['<p>Write to <Name> <name@a.example></p><ul><li>5 <= 6</li></ul>', 'Write to <Name> <name@a.example>\n\n- 5 <= 6'],
    ['<!-- hidden --><p>Text</p>', 'Text'],
    ['<![CDATA[<p>We bake &amp; sell.</p><ul><li>Rye</li></ul>]]>', 'We bake & sell.\n\n- Rye'],
    ['&lt;![CDATA[We bake]]&gt;', 'We bake'],
    ['<ul><li><ul><li>Rye</li></ul></li></ul>', '- Rye'],
    ['<ol><li>Mix<ul><li>flour</li></ul></li><li>Bake</li></ol>', '- Mix\n- flour\n- Bake'],
    ['A&#0;B C&#xD800;D F G&#x1F950;H', 'AB CD F G🥐H'],
    ['<o:p>Word</o:p> <mark>text</mark>', 'Word text'],
    ['<P CLASS="x">One<BR/>Two</P>', 'One\nTwo'],
    ['Call <tel:2085550100> or see Map<K:V>', 'Call <tel:2085550100> or see Map<K:V>'],
    ['Knows <div>, <label> and <address>', 'Knows <div>, <label> and <address>'],
    ['<p>Knows &lt;div&gt; and &lt;script&gt; layouts</p>', 'Knows <div> and <script> layouts'],
    ['<p>Set the <title> of pages</p><p>Apply</p>', 'Set the <title> of pages\n\nApply'],
  ])('stay where they are no tags: %j', (source, text) => expect(plainText(source)).toBe(text))
})

describe('a text that is too long', () => {
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
