import type { Part } from '../../part.ts'

/** The page in the frame. */
export const title = (company: Part) => `Open jobs at ${company}`
export const empty = 'No open jobs right now.'
export const emptyHint = 'See the company on Hearback'
export const allJobs = (count: Part) => `See all ${count} jobs`
export const posted = (date: Part) => `Posted ${date}`
export const opensInNewTab = '(opens in a new tab)'
export const place = 'Location'
export const everyPlace = 'All locations'
export const filterAction = 'Show'
export const noneInPlace = 'No open jobs in this location.'
export const answersMethodLink = 'How answers are counted'
export const poweredBy = 'Jobs on Hearback'
export const missingTitle = 'These jobs aren’t available'
export const missingHint = 'The company may have left Hearback, or the address is wrong.'

/** The settings of the company. */
export const sectionTitle = 'Careers page for your site'
export const sectionHint =
  'Show your open jobs and your answer rate on your own website. The list updates by itself when you post or close a job.'
export const snippetLabel = 'Code for your website'
export const snippetHint = 'Paste it where the jobs should appear. It works with any website builder that takes HTML.'
export const copyAction = 'Copy code'
export const snippetCopied = 'Code copied'
export const themeLabel = 'Colors'
export const themeAuto = 'As on the visitor’s device'
export const themeLight = 'Light'
export const themeDark = 'Dark'
export const languageLabel = 'Language'
export const languageAuto = 'As on your website'
export const previewTitle = 'Preview'
export const previewLink = 'Open the preview in a new tab'
export const sitesLabel = 'Websites that may show it'
export const sitesHint =
  'Leave it empty to let any website show your jobs. Name your websites if only they may; with and without www count as the same.'
export const sitesPlaceholder = 'https://www.example.com'
export const sitesSaveAction = 'Save websites'
export const sitesSaved = 'Websites saved'
export const loading = 'Loading your careers page settings'
export const failed = 'We couldn’t load your careers page settings.'
