import { expect, test } from 'vitest'
import { paintFirst } from './page-head.ts'

const page = (head: string) =>
  `<!DOCTYPE html><html lang="en"><head>${head}</head><body><link rel="stylesheet"/></body></html>`

test('style sheets stand before everything that does not paint, in their order, and scripts yield to them', () => {
  const made = page(
    [
      '<meta charSet="utf-8"/><title>Jobs</title>',
      '<link rel="modulepreload" href="/a.js" nonce="n"/>',
      '<link nonce="n" rel="stylesheet" href="/1.css"/><link nonce="n" rel="stylesheet" href="/2.css"/>',
      '<script nonce="n">early()</script>',
    ].join(''),
  )
  expect(paintFirst(made)).toBe(
    page(
      [
        '<meta charSet="utf-8"/><link rel="stylesheet" href="/1.css"/><link rel="stylesheet" href="/2.css"/>',
        '<title>Jobs</title><link fetchpriority="low" rel="modulepreload" href="/a.js"/>',
        '<script nonce="n">early()</script>',
      ].join(''),
    ),
  )
})

test('a page without a head of its own stays as it is', () => {
  expect(paintFirst('<p>Too many requests</p>')).toBe('<p>Too many requests</p>')
  expect(paintFirst(page('<title>No encoding</title>'))).toBe(page('<title>No encoding</title>'))
})
