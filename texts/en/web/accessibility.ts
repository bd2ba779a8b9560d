export const title = 'Accessibility'
export const lead =
  'Everyone should be able to look for work and to hire here. This is what we do for it, and what doesn’t work yet.'
export const standardTitle = 'The standard we follow'
export const standardText =
  'We aim for level AA of the Web Content Accessibility Guidelines (WCAG) 2.2 on every page, in both languages and in both themes. The European standard EN 301 549 asks for the same of websites (chapter 9, level AA of WCAG 2.1), and we follow it too.'
export const statusText =
  'Status: partially conformant. We know of the exceptions listed under “Known limits”, and there may be others that no one has told us about.'
export const measuresTitle = 'What you can rely on'
export const keyboardMeasure =
  'Everything works with the keyboard alone, with a visible focus. Press ? on any page for its shortcuts. You can turn off single-key shortcuts in that list.'
export const screenReaderMeasure =
  'Pages have headings, landmarks and labels for screen readers. Pay, dates and distances are read as words, and news is announced without moving the focus.'
export const contrastMeasure = 'Text has a contrast of at least 4.5 to 1. Color is never the only sign of anything.'
export const zoomMeasure =
  'Pages reflow down to a width of 320 pixels, so you can zoom in to 400% without scrolling sideways.'
export const motionMeasure = 'If your device asks for less motion, nothing moves.'
export const dragMeasure = 'Whatever you can drag, you can also do with a menu.'
export const testsTitle = 'How we test'
export const testsText =
  'An automated checker (axe) goes through every page before each release: as a visitor, a job seeker, an employer and a moderator, on a wide screen in the light theme and on a phone in the dark one. Components are checked on their own as well. Applying, answering and chatting are also tested with the keyboard alone, and pages with a browser’s translator turned on. We judge these pages ourselves. Automated checks find only part of all barriers.'
export const limitsTitle = 'Known limits'
export const screenReaderLimit =
  'We haven’t tested with every screen reader and browser. No outside expert has audited the site yet.'
export const mapLimit =
  'The drawing of the map has no description. Its pins are buttons, and the list beside it has the same jobs with their distances.'
export const filesLimit = 'Resumes and other files that people upload may not be accessible. We show them as they are.'
export const userTextLimit = 'Photos that companies upload have a description only if the company wrote one.'
export const languageLimit =
  'Text that people write, such as job descriptions and messages, may be in another language than the page, and isn’t always marked as such for screen readers.'
export const conformanceLimit =
  'We haven’t tested emails and calendar files with assistive technology, nor gone through chapters 5 to 12 of EN 301 549 one by one.'
export const feedbackTitle = 'Tell us about a barrier'
export const feedbackText =
  'If something keeps you from using a page, tell us which page it is and what you use, such as a screen reader. We read every message.'
export const enforcementText =
  'If you aren’t satisfied with our answer, you can complain to the authority that enforces accessibility law where you live.'
export const datedText =
  'This statement was prepared on November 30, 2026, by our own assessment. We review it at least once a year.'
export const feedbackLink = 'Contact us'
