/** Query parameter of links in emails and feeds, whose value names the source of a later application. */
export const sourceParam = 'from'
