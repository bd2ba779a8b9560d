import type { PayPeriod } from '@hearback/contract/jobs/jobs.ts'
import type { Fact } from '@hearback/contract/trust/moderation.ts'
import { excerptOf } from './moderation.rules.ts'
import type { findCompany, findJob, findMessage, findReview, findSeeker } from './targets.sql.ts'

type Row<F extends (...args: never[]) => Promise<unknown>> = NonNullable<Awaited<ReturnType<F>>>
interface Shown {
  /** Null when the author has left. */
  ownerId: string | null
  name: string
  facts: Fact[]
}

/** Leaves out entries without a value. */
const facts = (entries: [label: string, text: string | null | undefined][]): Fact[] =>
  entries.flatMap(([label, text]) => (text ? [{ label, text }] : []))

export const companyTarget = (row: Row<typeof findCompany>): Shown => ({
  ownerId: row.owner_id,
  name: row.name,
  facts: facts([
    ['Company', row.name],
    ['Person', [row.first_name, row.last_name, row.profession && `(${row.profession})`].filter(Boolean).join(' ')],
    ['Where', row.business_location],
    ['Website', row.company_website],
    ['Industry', row.industry_type],
    ['Size', row.company_size],
    ['Description', row.business_description],
  ]),
})

export const jobTarget = (row: Row<typeof findJob>): Shown => ({
  ownerId: row.owner_id,
  name: row.name,
  facts: [
    ...facts([
      ['Title', row.name],
      ['Company', row.business_name],
      ['Category', row.category],
    ]),
    ...payFact(row),
    ...facts([
      ['Where', row.city],
      ['Skills', row.skills.join(', ')],
      ['Status', row.status.replace(/^./u, (letter) => letter.toUpperCase())],
      ['Description', row.description],
    ]),
  ],
})

export const seekerTarget = (row: Row<typeof findSeeker>): Shown => ({
  ownerId: row.owner_id,
  name: `${row.first_name} ${row.last_name}`,
  facts: facts([
    ['Name', `${row.first_name} ${row.last_name}`],
    ['Nickname', row.nickname],
    ['Job title', row.job_title],
    ['City', row.city],
    ['Skills', row.skills.join(', ')],
    ['About', row.about_me],
  ]),
})

export const messageTarget = (row: Row<typeof findMessage>): Shown => ({
  ownerId: row.owner_id,
  name: excerptOf(row.content || (row.file ?? '')),
  facts: facts([
    ['Message', row.content],
    ['File', row.file],
    ['Sent', row.created_at.toISOString()],
  ]),
})

export const reviewTarget = (row: Row<typeof findReview>): Shown => ({
  ownerId: row.owner_id,
  name: excerptOf(row.comment),
  facts: facts([
    ['Review', row.comment],
    ['Review of', row.about === 'employer' ? 'a company' : 'a job seeker'],
    ['Rating', String(row.rating)],
    ['Communication', String(row.communication)],
    ['Service', String(row.service_quality)],
    ['They met by', row.met.replace('_', ' ')],
    ['Reply', row.reply],
    ['Written', row.created_at.toISOString()],
  ]),
})

/** The pay in words, with the figures for readers that format them. */
function payFact({ pay_from: from, pay_to: to, currency, pay_period }: Row<typeof findJob>): Fact[] {
  if (from === null || to === null) return []
  const text = `${from.toLocaleString('en')} to ${to.toLocaleString('en')} ${currency} per ${pay_period}`
  return [{ label: 'Pay', text, pay: { from, to, currency, period: pay_period as PayPeriod } }]
}
