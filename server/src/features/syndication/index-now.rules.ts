/** The next step after a reply of IndexNow (indexnow.org/documentation, "Response codes"). */
export type Outcome = 'done' | 'split' | 'drop' | 'retry'

/**
 * 200 and 202 (the key is still to be checked) are done. 400 and 422 name no URL, so a batch is split until the URL at fault
 * is alone, and that is dropped. 403 is a wrong key, which a retry does not mend. Everything else, such as 429, is retried.
 */
export function outcomeOf(status: number, urls: number): Outcome {
  if (status === 200 || status === 202) return 'done'
  if (status === 400 || status === 422) return urls > 1 ? 'split' : 'drop'
  return status === 403 ? 'drop' : 'retry'
}
