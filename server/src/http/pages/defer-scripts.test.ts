import { expect, test } from 'vitest'
import { deferScripts } from './defer-scripts.ts'

const page = (head: string, body = '<link rel="stylesheet"/>') =>
  `<!DOCTYPE html><html lang="en"><head>${head}</head><body>${body}</body></html>`

test('data of the page stands before its style sheets, and they before everything that does not paint', () => {
  const made = page(
    [
      '<meta charSet="utf-8"/><title>Jobs</title>',
      '<link nonce="n" rel="stylesheet" href="/1.css"/><link nonce="n" rel="stylesheet" href="/2.css"/>',
      '<script type="application/ld+json" nonce="n">{}</script><script nonce="n">early()</script>',
    ].join(''),
  )
  expect(deferScripts(made)).toBe(
    page(
      [
        '<meta charSet="utf-8"/><script nonce="n">early()</script>',
        '<link rel="stylesheet" href="/1.css"/><link rel="stylesheet" href="/2.css"/>',
        '<title>Jobs</title><script type="application/ld+json" nonce="n">{}</script>',
      ].join(''),
    ),
  )
})

test('scripts start when the page is painted, or immediately where it is hidden', () => {
  const made = deferScripts(
    page(
      '<meta charSet="utf-8"/><link rel="modulepreload" href="/a.js" nonce="n"/><link rel="modulepreload" href="/a.js"/>',
      '<script nonce="n" type="module" async="">import "/a.js";\nrun("<b>")</script>',
    ),
  )
  const [, text = ''] = /<body><script nonce="n">(.*?)<\/script><\/body>/s.exec(made) ?? []
  const start = (hidden: boolean) => {
    const added: object[] = []
    const waiting: (() => void)[] = []
    const document = {
      hidden,
      head: { append: (one: object) => added.push(one) },
      createElement: (name: string) => ({ name }),
    }
    const later = (work: () => void) => waiting.push(work)
    const known = { document, requestAnimationFrame: later, setTimeout: later }
    new Function(...Object.keys(known), text)(...Object.values(known))
    return { added, next: () => waiting.shift()?.() }
  }
  const all = [
    { name: 'link', rel: 'modulepreload', href: '/a.js' },
    { name: 'script', type: 'module', text: 'import "/a.js";\nrun("<b>")' },
  ]
  expect(start(true).added).toEqual(all)
  const { added, next } = start(false)
  next()
  expect(added).toEqual([])
  next()
  expect(added).toEqual(all)
})

test('a page without a head of its own stays as it is', () => {
  expect(deferScripts('<p>Too many requests</p>')).toBe('<p>Too many requests</p>')
  expect(deferScripts(page('<title>No encoding</title>'))).toBe(page('<title>No encoding</title>'))
})
