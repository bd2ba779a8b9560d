export const title = 'Statements of reasons'
export const hint =
  'Restrictions that began in a period (days in UTC), in the fields of the EU’s transparency database. Contains no names and none of your words.'
export const firstDay = 'First day'
export const lastDay = 'Last day'
export const downloadCsv = 'Download CSV'
export const downloadJson = 'Download JSON'
export const fileName = 'Statements of reasons'
export const empty = 'Nothing was restricted in this period.'
