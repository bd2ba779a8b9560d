export const title = 'Digital Services Act'
export const lead =
  'Who runs this site, how to reach them, how to report illegal content, and what you can do about a decision. This is for users in the European Union; the same rules apply to everyone here.'
export const operatorTitle = 'Who runs this site'
export const operatorName = 'Operator:'
export const operatorAddress = 'Address:'
export const representative = 'Legal representative in the EU (Article 13):'
export const representativeText = 'Only operators from outside the European Union need a legal representative.'
export const notStated = 'The operator hasn’t stated this yet.'
export const authoritiesTitle = 'Contact point for authorities (Article 11)'
export const authoritiesEmail = 'Email:'
export const authoritiesLanguages = 'Languages:'
export const usersTitle = 'Contact point for users (Article 12)'
export const usersText =
  'Write to us with the contact form, in English or Spanish. You don’t need an account. A person reads every message.'
export const contactLink = 'Contact us'
export const noticeTitle = 'Reporting illegal content (Article 16)'
export const noticeReport =
  'Signed in, you can report every job, company, profile, message and review with the Report button. You choose a reason and can explain it.'
export const noticeWithoutAccount =
  'Without an account, use the contact form. Include the address of the page, why you think it’s illegal, your name and email, and that you believe this to be true. You can leave out your name if it’s about the sexual abuse of children.'
export const noticeContent = 'The other side never learns who reported it.'
export const noticeConfirmation =
  'You get a case number right away, and an email that confirms your report. When it’s decided, you get the decision with its reason by email.'
export const decisionTitle = 'How we decide (Articles 14 and 17)'
export const decisionByPeople =
  'A moderator makes every decision. Rules open cases when companies or posts look like those of others, but they decide nothing. There is one exception: if three verified people report the same item for fraud, it’s hidden automatically for up to 72 hours, until a moderator has looked at it.'
export const decisionReason =
  'If your content or account is restricted, you get an email that says what was restricted, why, on which rule it’s based, whether it was automatic, and how to appeal.'
export const decisionMeasures =
  'We can warn you, hide the item, or suspend the account. A restriction applies everywhere, and until it’s lifted. Accounts that deceive people are suspended, and so can be accounts that keep making reports that are clearly unfounded.'
export const redressTitle = 'If you disagree (Articles 20 and 21)'
export const redressAppeal =
  'Each side can appeal once, within 30 days, for free, with the link in the email. A moderator decides the appeal, a different one if possible.'
export const redressLate =
  'After 30 days, and for up to six months after the decision, write to us with the contact form. We’ll look at it again.'
export const redressCourt =
  'You can also turn to an out-of-court dispute settlement body that’s certified in the EU, or go to court. You don’t have to appeal here first.'
export const rankingTitle = 'How lists are ordered (Article 27)'
export const rankingText =
  'Searches are ordered by how well the words match, how recent a job is and how far away. Matches between people and jobs are calculated from what both stated, and each part is shown. No one can pay for a better place.'
export const figuresTitle = 'Figures (Article 15)'
export const figuresText = 'We publish how many reports we received, what we decided and how long it took.'
export const figuresLink = 'Reports and decisions'
