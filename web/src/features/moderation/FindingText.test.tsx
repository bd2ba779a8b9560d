import type { Case } from '@hearback/contract/trust/moderation.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { findings } from '../../../test/finding-cases.ts'
import { expectAccessible, renderUi } from '../../../test/render-ui.tsx'
import { CaseReports } from './CaseReports.tsx'

type Report = Case['reports'][number]
const report: Report = {
  _id: 'r1',
  caseNumber: 'HB-1',
  reason: 'impersonation',
  details: '',
  status: 'open',
  createdAt: '2026-11-20T06:00:00.000Z',
  reporter: null,
  rule: 'similar_name',
  finding: null,
}
const show = (part: Partial<Report>) => renderUi(<CaseReports reports={[{ ...report, ...part }]} />)

test.each([
  ['sameName', 'The name “Kettle Jobs” looks the same as “Copper Kettle”. Copper Kettle verified kettle.example.'],
  ['closeName', 'The name “Kettle Jobs” is one letter away from “Copper Kettle”.'],
  [
    'closeDomain',
    'A domain of “Kettle Jobs” is one letter away from one of “Copper Kettle”. Copper Kettle verified kettle.example.',
  ],
  [
    'closeLogo',
    'The logo of “Kettle Jobs” is almost the same as that of “Copper Kettle”. Copper Kettle verified kettle.example.',
  ],
  ['post', 'The text of the job “Baker” is 92% the same as “Pastry baker” by “Copper Kettle”.'],
  [
    'claim',
    'Kettle Jobs proved kettle.example with an email to an address there. It has belonged to Copper Kettle since Feb 3, 2026. Decide who it belongs to.',
  ],
] as const)('a finding is worded: %s', async (name, sentence) => {
  await show({ finding: findings[name] })
  const words = page.getByRole('listitem').getByRole('paragraph').first()
  await expect.element(words).toHaveTextContent(sentence)
  await expectAccessible()
})

test('a case from before has the words that were stored then', async () => {
  await show({ details: 'The name of “A” equals or nearly equals that of “B”.' })
  await expect.element(page.getByText('The name of “A” equals or nearly equals that of “B”.')).toBeVisible()
})
