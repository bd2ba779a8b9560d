export const caseSubject = 'A company looks like another one'
export const caseText =
  'We opened a case because the name, logo or job text of a company is the same as another company’s, or close to it. Nothing was hidden. Compare the two companies and decide.'
export const caseLink = 'Open the case'
