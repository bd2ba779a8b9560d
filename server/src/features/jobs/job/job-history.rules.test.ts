import { expect, test } from 'vitest'
import { historyContinued, isSamePost } from './job-history.rules.ts'

/** Texts of real posts of USAJOBS (public domain). */
const inspector = `Inspect nuclear reactor electrical, electronic, and electro-mechanical components and systems to identify maintenance and emergent deficiencies.
Inspect work in progress on critical and non-critical electrical and mechanical systems on nuclear reactors aboard ships or submarines.
Perform electronic, electrical, or electro-mechanical inspections on nuclear reactor plant refueling and overhaul work.
Review the accuracy of critical measurements during calibrations before and after inspections.
Test and inspect circuit components to verify operational functionality.`
const security = `None (Department of the Air Force) is filling Few position(s): SECURITY ASSISTANT. Appointment: Permanent; schedule: Full-time. Who may apply: Status Candidates (Merit Promotion and VEOA Eligibles). Travel: Not required. Security clearance: Top Secret. Locations: Nellis AFB, Nevada.`

const same = (a: [string, string], b: [string, string]) =>
  isSamePost({ title: a[0], description: a[1] }, { title: b[0], description: b[1] })

test.each([
  ['word for word', 'Nuclear Electrical Inspector', inspector],
  ['with another case and spaces', 'NUCLEAR  electrical inspector', inspector.toUpperCase().replaceAll('\n', '\n\n')],
  ['with a word changed', 'Nuclear Electrical Inspector', inspector.replace('emergent', 'sudden')],
  ['with a sentence more', 'Nuclear Electrical Inspector', `${inspector}\nWe look forward to your application soon.`],
  ['with a word added to the title', 'Civil Nuclear Electrical Inspector', inspector],
  ['with a call in the title', 'Urgent: Nuclear Electrical Inspector (m/f/d), apply now', inspector],
])('a post is the same %s', (_, title, description) => {
  expect(same(['Nuclear Electrical Inspector', inspector], [title, description])).toBe(true)
})

test.each([
  ['has another title with the text of the house', 'Contracting Operations Specialist', security],
  ['has the same title and another text', 'Security Assistant', inspector],
  ['is of another level', 'Senior Security Assistant', security],
  ['is of another grade', 'Security Assistant GS-05', security],
  ['is at another time of day', 'Security Assistant, nights', security],
])('a post is another one when it %s', (_, title, description) => {
  expect(same(['Security Assistant', security], [title, description])).toBe(false)
})

test('a text that is half rewritten is another one', () => {
  const lines = inspector.split('\n')
  const half = [...lines.slice(0, 3), security].join('\n')
  expect(same(['Inspector', inspector], ['Inspector', half])).toBe(false)
})

test('short texts are compared whole', () => {
  expect(same(['Baker', 'Bake bread.'], ['Baker', 'bake bread'])).toBe(true)
  expect(same(['Baker', 'Bake bread.'], ['Baker', 'Bake cake.'])).toBe(false)
})

test('a post continues the history of the first candidate that is the same', () => {
  const post = { title: 'Security Assistant', description: security }
  const other = { title: 'Auditor', description: security, first: 'auditor' }
  expect(historyContinued(post, [other, { ...post, first: 'security' }])).toBe('security')
  expect(historyContinued(post, [other])).toBeUndefined()
})
