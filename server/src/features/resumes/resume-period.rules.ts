/** Whether a period ends before it starts; a year or a month counts to its end. */
export const isBackward = (start: string | null, end: string | null): boolean =>
  Boolean(start && end) && `${end}${'-12-31'.slice((end ?? '').length - 4)}` < (start ?? '')
