import type { AiUse, Vacancy } from '@hearback/contract/jobs/work-details.ts'
import * as t from '@hearback/texts/web/job-statements.ts'

export const VACANCY_WORDS: Record<Vacancy, string> = { existing: t.vacancyExisting, future: t.vacancyFuture }
export const AI_USE_WORDS: Record<AiUse, string> = { used: t.aiUsed, not_used: t.aiNotUsed }
