import type { Part } from '../../part.ts'
import { plural } from '../plural.ts'

export const category = 'Category'
export const jobCount = (count: Part) => plural(count, { one: '1 job', other: `${count} jobs` })
export const jobCountAtLeast = (count: Part) => `${count}+ jobs`
