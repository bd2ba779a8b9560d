import type { Finding } from '@hearback/contract/trust/finding.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { findings } from '../../../test/finding-cases.ts'
import { renderUi } from '../../../test/render-ui.tsx'
import { FindingText } from './FindingText.tsx'

vi.mock('@hearback/texts/web/locale.ts', () => import('@hearback/texts/es/web/locale.ts'))
vi.mock('@hearback/texts/web/moderation.ts', () => import('@hearback/texts/es/web/moderation.ts'))

const sentences: [Finding, string][] = [
  [
    findings.sameName,
    'El nombre «Kettle Jobs» se ve igual que «Copper Kettle». Copper Kettle verificó kettle.example.',
  ],
  [findings.post, 'El texto del empleo «Baker» coincide en un 92% con «Pastry baker», de «Copper Kettle».'],
  [
    findings.claim,
    'Kettle Jobs acreditó kettle.example con un correo a una dirección de ese dominio. Pertenece a Copper Kettle desde el 3 feb 2026. Decide de quién es.',
  ],
]
test.each(sentences)('a finding is worded in Spanish: %o', async (finding, sentence) => {
  await renderUi(
    <p>
      <FindingText of={finding} />
    </p>,
  )
  await expect.element(page.getByRole('paragraph')).toHaveTextContent(sentence)
})
