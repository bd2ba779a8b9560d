import { expect, test } from 'vitest'
import { snippetOf } from './snippet.ts'

const id = '01a1ff6f-2694-7772-bd72-625ca24d1a00'
const company = { id, name: 'Copper & <Kettle>' }

test('names the company, and links to it where scripts are blocked', () => {
  expect(snippetOf(company, { theme: '', language: '' }, 'https://jobs.example')).toBe(
    `<div data-hearback-company="${id}">
  <a href="https://jobs.example/companies/${id}">Copper &amp; &lt;Kettle&gt;</a>
</div>
<script async src="https://jobs.example/embed.js"></script>`,
  )
})

test('names colors and language only if they are chosen', () => {
  const snippet = snippetOf(company, { theme: 'dark', language: 'es' }, 'https://jobs.example')
  expect(snippet).toContain(`<div data-hearback-company="${id}" data-hearback-theme="dark" data-hearback-lang="es">`)
})
