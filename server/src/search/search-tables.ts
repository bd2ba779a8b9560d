/** The two searches; each table has its lexicon (migration 0008). */
export type SearchTable = 'job_search' | 'talent_search'

export const lexiconOf = { job_search: 'job_lexicon', talent_search: 'talent_lexicon' } as const
