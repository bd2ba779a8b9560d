/** The tables of the two searches (migration 0008). */
export type SearchTable = 'job_search' | 'talent_search'
export const searchTables = ['job_search', 'talent_search'] as const

export const lexiconOf = { job_search: 'job_lexicon', talent_search: 'talent_lexicon' } as const
/** Tables of the words that documents have as composites with their regions (migrations 0040 and 0041). */
export const regionalWordsOf = { job_search: 'regional_words', talent_search: 'talent_regional_words' } as const
