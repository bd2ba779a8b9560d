import { expect, test } from 'vitest'
import { cut, pageMeta } from './page-meta.ts'

test('truncates a long text after a word with an ellipsis', () => {
  expect(cut('Bakes bread, every night', 24)).toBe('Bakes bread, every night')
  expect(cut('Bakes bread, every night', 23)).toBe('Bakes bread, every…')
  expect(cut('Bakes bread, every night', 14)).toBe('Bakes bread…')
})

test('truncates a text without spaces between graphemes', () => {
  expect(cut('👩‍🍳'.repeat(9), 5).isWellFormed()).toBe(true)
  expect(cut('x'.repeat(400), 155)).toHaveLength(155)
})

test('the description is one line of bounded length', () => {
  const metas = pageMeta({
    title: 'Baker '.repeat(40),
    description: ` a\n\nb ${'word '.repeat(99)}`,
    path: '/jobs',
    publicUrl: 'https://jobs.example',
  })
  const description = metas
    .flatMap((meta) => ('name' in meta && meta.name === 'description' ? [meta.content] : []))
    .join()
  expect(description).toMatch(/^a b word .*word…$/u)
  expect(description.length).toBeLessThanOrEqual(155)
  expect(metas).toContainEqual(expect.objectContaining({ rel: 'canonical', href: 'https://jobs.example/jobs' }))
})

test('a page names itself in every language', () => {
  const metas = pageMeta({ title: 'Jobs', description: 'All', path: '/', publicUrl: 'https://jobs.example' })
  const alternates = metas.flatMap((meta) => ('hrefLang' in meta ? [[meta.hrefLang, meta.href]] : []))
  expect(alternates).toEqual([
    ['en', 'https://jobs.example/'],
    ['es', 'https://jobs.example/es'],
    ['x-default', 'https://jobs.example/'],
  ])
})
