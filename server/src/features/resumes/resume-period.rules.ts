/** Whether a period ends before it starts; an end given as a year or month counts to its last day. */
export const isBackward = (start: string | null, end: string | null): boolean =>
  Boolean(start && end) && `${end}${'-12-31'.slice((end ?? '').length - 4)}` < (start ?? '')
