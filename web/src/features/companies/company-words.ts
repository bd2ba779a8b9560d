/** "51-200 people"; what is no number stays as it was written. */
export const sizeWords = (size: string | null): string | null =>
  size && /\d$|\+$/u.test(size) ? `${size} people` : size

export const jobsWords = (count: number): string =>
  count === 0 ? 'No open job' : count === 1 ? '1 open job' : `${count.toLocaleString('en')} open jobs`

/** The host of a web address, as people say it. */
export const hostOf = (address: string): string => {
  try {
    return new URL(address).hostname.replace(/^www\./u, '')
  } catch {
    return address
  }
}
