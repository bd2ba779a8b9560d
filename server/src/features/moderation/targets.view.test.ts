import { factNames, factTexts } from '@hearback/texts/es/web/case-facts.ts'
import { expect, test } from 'vitest'
import { companyTarget, jobTarget, messageTarget, reviewTarget, seekerTarget } from './targets.view.ts'

const now = new Date('2026-03-01T12:00:00Z')

test('Spanish has every fact of a case', () => {
  const company = companyTarget({
    owner_id: 'o',
    name: 'Acme',
    first_name: 'Ana',
    last_name: 'Gil',
    profession: 'Owner',
    business_location: 'Boise',
    company_website: 'https://acme.example',
    industry_type: 'Retail',
    company_size: '1-10',
    business_description: 'Shop',
  })
  const job = jobTarget({
    owner_id: 'o',
    name: 'Baker',
    business_name: 'Acme',
    category: 'Retail',
    pay_from: 20,
    pay_to: 25,
    currency: 'USD',
    pay_period: 'hour',
    city: 'Boise',
    skills: ['Baking'],
    status: 'open',
    published_at: now,
    description: 'Bake',
  })
  const seeker = seekerTarget({
    owner_id: 'o',
    first_name: 'Ana',
    last_name: 'Gil',
    nickname: 'A',
    job_title: 'Baker',
    city: 'Boise',
    skills: ['Baking'],
    about_me: 'Me',
  })
  const message = messageTarget({ owner_id: 'o', content: 'Hello', file: 'cv.pdf', created_at: now })
  const review = reviewTarget({
    owner_id: 'o',
    comment: 'Good',
    about: 'employer',
    rating: 4,
    communication: 5,
    service_quality: 3,
    met: 'no_answer',
    reply: 'Thanks',
    created_at: now,
  })
  const facts = [company, job, seeker, message, review].flatMap((target) => target.facts)
  expect(facts.map(({ label }) => label).filter((label) => !Object.hasOwn(factNames, label))).toEqual([])
  const chosen = facts.filter(({ label }) => ['Status', 'Review of', 'They met by'].includes(label))
  expect(chosen.map(({ text }) => factTexts[text])).toEqual(['Abierto', 'una empresa', 'falta de respuesta'])
})
