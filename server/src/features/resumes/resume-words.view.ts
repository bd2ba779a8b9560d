import type { ResumePreview } from '@hearback/contract/people/resumes.ts'

type Shown = Omit<ResumePreview, 'version'>

/** Adds to each change the lines of the document that it was read from; `words` has them by path. */
export function withWords(shown: Shown, words: ReadonlyMap<string, string>): Shown {
  return {
    ...shown,
    changes: shown.changes.map((change) => ({ ...change, ...wordsFor(change.source, words) })),
    experiences: shown.experiences.map((job) => ({ ...job, ...wordsFor(job.source, words) })),
  }
}

/** The words of a path, or of the closest part around it. */
function wordsFor(path: string | null, words: ReadonlyMap<string, string>): { words?: string } {
  const keys = path?.split('.') ?? []
  for (let length = keys.length; length > 0; length--) {
    const found = words.get(keys.slice(0, length).join('.'))
    if (found !== undefined) return { words: found }
  }
  return {}
}
