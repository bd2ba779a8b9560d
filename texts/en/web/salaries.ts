import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const indexTitle = 'Salaries'
export const indexLead = 'What jobs pay by category, title and state, computed from the posts on Hearback.'
export const indexDescription =
  'Median pay by job category, title and state, computed from job posts that state their pay.'
export const indexEmpty = 'No salaries yet. It takes 10 posts from 3 companies.'
export const categoriesTitle = 'By category'
export const familiesTitle = 'By field'
export const titlesTitle = 'By job title'
export const title = (name: Part) => `${name} salaries`
export const titleInArea = (name: Part, area: Part) => `${name} salaries in ${area}`
export const lead = (from: Part, to: Part) => `The middle half of the posts pays between ${from} and ${to} a year.`
export const description = (median: Part, from: Part, to: Part, posts: Part, companies: Part) =>
  `Median pay: ${median} a year. The middle half pays ${from} to ${to}. From ${posts} posts by ${companies} companies.`
export const medianTerm = 'Median pay'
export const perYear = (amount: Part) => `${amount} a year`
export const perHour = (amount: Part) => `about ${amount} an hour`
export const middleTerm = 'Middle half'
export const rangeOf = (from: Part, to: Part) => `${from} to ${to}`
export const basisTerm = 'Based on'
export const postCount = (count: number, shown: Part) => plural(count, { one: '1 post', other: `${shown} posts` })
export const companyCount = (count: number, shown: Part) =>
  plural(count, { one: '1 company', other: `${shown} companies` })
export const openCount = (count: number, shown: Part) =>
  plural(count, { one: '1 open now', other: `${shown} open now` })
export const searchAction = 'See open jobs'
export const scaleLabel = 'Pay per year'
export const lowerQuartile = 'A quarter pays less than'
export const upperQuartile = 'A quarter pays more than'
export const medianMark = (amount: Part) => `Median ${amount}`
export const trendTitle = 'By quarter'
export const quarterColumn = 'Posted in'
export const quarterName = (quarter: Part, year: Part) => `Q${quarter} ${year}`
export const medianColumn = 'Median a year'
export const postsColumn = 'Posts'
export const quarterEmpty = 'Too few posts'
export const methodTitle = 'How we count'
export const method = (from: Part, computed: Part, currency: Part) =>
  `Posts published here from ${from} on, as of ${computed}, in ${currency}. A range counts as its midpoint. Pay by the hour counts as 2,080 hours a year, by the day as 260 days. Reposts count once, and deleted posts don’t count. No company counts for more than two fifths of the posts.`
export const otherCurrencies = 'Also in'
export const areasTitle = 'By state or region'
export const everywhere = 'Everywhere'
export const relatedTitle = 'Related salaries'
export const entryNote = (posts: number, shown: Part) =>
  plural(posts, { one: 'from 1 post', other: `from ${shown} posts` })
export const missingTitle = 'No salary page yet'
export const missingText =
  'It takes 10 posts from 3 companies, so that no single employer’s pay shows. There are wider pages below.'
export const allSalaries = 'All salaries'
export const jobLink = (name: Part) => `Pay for ${name}`
export const jobLinkInArea = (name: Part, area: Part) => `Pay for ${name} in ${area}`
export const jobMedian = (median: Part, posts: Part) => `Median ${median} a year, from ${posts} posts.`
export const jobOwn = (own: Part) => `This job: ${own} a year for full-time work, by the middle of its range.`
