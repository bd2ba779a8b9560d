export const title = 'Accessibility'
export const lead =
  'Everyone should be able to look for work and to hire here. This is what we do for it, and what doesn’t work yet.'
export const standardTitle = 'The standard we follow'
export const standardText =
  'We aim for level AA of the Web Content Accessibility Guidelines (WCAG) 2.2 on every page, in both languages and in both themes.'
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
  'An automated checker (axe) goes through every page before each release. Applying, answering and chatting are also tested with the keyboard. Automated checks find only part of all barriers.'
export const limitsTitle = 'Known limits'
export const screenReaderLimit =
  'We haven’t tested with every screen reader and browser. No outside expert has audited the site yet.'
export const mapLimit =
  'The drawing of the map has no description. Its pins are buttons, and the list beside it has the same jobs with their distances.'
export const filesLimit = 'Resumes and other files that people upload may not be accessible. We show them as they are.'
export const userTextLimit = 'Photos that companies upload have a description only if the company wrote one.'
export const feedbackTitle = 'Tell us about a barrier'
export const feedbackText =
  'If something keeps you from using a page, tell us which page it is and what you use, such as a screen reader. We read every message.'
export const feedbackLink = 'Contact us'
