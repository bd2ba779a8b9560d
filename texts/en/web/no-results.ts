import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const title = 'Try instead'
const jobs = (count: number) => plural(count, { one: '1 job', other: `${count.toLocaleString('en')} jobs` })
export const withoutFilters = (count: number) => `${jobs(count)} without the filters`
export const anywhere = (count: number) => `${jobs(count)} if you search everywhere`
export const anyWork = (count: number, place: Part) => `${jobs(count)} of any kind in ${place}`
export const categories = 'Or browse a category'
