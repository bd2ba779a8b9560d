export const communityRespectTitle = 'Be a person to a person'
export const communityAnswerRule = 'Answer. A short no with its reason is kinder than silence.'
export const communityCriticismRule = 'Criticise work and conduct, not the person.'
export const communityInsultsRule =
  'No insults, threats, or remarks about where somebody comes from, believes, looks like or loves.'
export const communityChatTitle = 'Safe talk'
export const communityChatRule = 'Keep the conversation here until you have met; it is your proof of what was said.'
export const communityMoneyRule =
  'Nobody may ask you for money, a bank account, a card or an identity number to get a job. If somebody does, report it.'
export const communityLinksRule = 'Links that lead away from the company’s own site carry a warning. Take it seriously.'
export const reviews = 'Reviews'
export const communityReviewsText =
  'Write what you saw. You can review somebody you really dealt with, once a year; the other side can reply once. A review stays unless it breaks these rules, however much it hurts.'
export const reports = 'Reports'
export const communityReportsText =
  'Report a job, company, profile or review in two taps. You get a number at once and the decision with its reason at the end, and so does the other side. Either of you may appeal once.'
export const communityHoldText =
  'Three different verified people who report the same fraud hide its target for 72 hours, until a moderator has decided.'
export const privacyDataTitle = 'What we keep'
export const privacyDataText =
  'Your e-mail, phone number and a hash of your password; the public half of your passkeys; what you write into your profile; your applications, offers, reviews and messages; and when something happened. Card details go to the payment provider and never reach us.'
export const privacyVisibilityTitle = 'Who sees it'
export const privacyFoundLabel = 'Every employer who may find you:'
export const privacyFoundFacts =
  'nickname, or first name and initial; your trade, skills and city; a point on the map rounded to about 2 km.'
export const privacyContactLabel = 'After an application, an accepted chat or an offer:'
export const privacyContactFacts =
  'full name, experience, education, what you say about yourself, availability and the rate you ask.'
export const privacyHiredLabel = 'After an accepted offer:'
export const privacyHiredFacts = 'phone, e-mail, exact place, and what you said about vaccination and insurance.'
export const privacySelfLabel = 'Nobody but you:'
export const privacySelfFacts =
  'what you earned before, why you left, and the addresses that confirmed your experience.'
export const privacyHidingText = 'You can hide from companies of your choice at any time.'
export const privacyRetentionTitle = 'For how long'
export const privacyRetentionText =
  'A rejected or withdrawn application loses its personal data for the employer after six months. A deleted account can be brought back for 30 days; then it is gone.'
export const privacyVisitsTitle = 'Counting visits'
export const privacyVisitsText =
  "We count how often pages are opened, without cookies and without anything that identifies you: what kind of page it was, the site that sent you (not which of its pages), the day, whether it was a phone, a tablet or a desktop, and how fast the page was. Each is added up on its own, so that nothing says which went together; your address and your browser's name are looked at and not kept, and nothing is stored on your device. The totals of a day are kept for 13 months. If your browser sends Global Privacy Control or Do Not Track, you are not counted at all."
export const privacyDeviceTitle = 'On your device'
export const privacyDeviceText =
  'Pages that you open stay on your device, so that you can read them without a connection; so do your applications, chats, offers and lists, for up to seven days. What belongs to your account is erased from the device when you sign out, and when somebody else signs in. For a few seconds after you save something, a cookie says that you did, and nothing about you, so that the next page shows it.'
export const privacyPushText =
  'If you turn on notifications on a device, they go through the push service of your browser: Google, Mozilla, Apple or Microsoft. It learns that something was sent to your device and when, and cannot read what. Turned off, signed out or deleted, we keep nothing of the device.'
export const privacyRightsTitle = 'Your rights'
export const privacyRightsText =
  'Under Settings, Your data, you can take everything that is about you as one file, and delete your account. Both are free and work without asking us.'
export const termsServiceTitle = 'What Hearback is'
export const termsServiceText =
  'A place where employers and people who look for work find each other. The contract of work is between the two of you; we are not a party to it.'
export const termsSeekerTitle = 'If you look for work'
export const termsSeekerTruthRule =
  'Say what is true about yourself. Experience that you call confirmed was confirmed by the company.'
export const termsSeekerAccountRule = 'One person, one account.'
export const termsEmployerTitle = 'If you hire'
export const termsEmployerPostRule = 'Post only work that exists, with the pay that you mean to pay.'
export const termsEmployerAnswerRule =
  'Answer everybody who applies. You have 14 days, and reminders; after 30 days without one it counts against you.'
export const termsEmployerMoneyRule =
  'Never ask an applicant for money, bank details or papers before there is an offer.'
export const termsEmployerDataRule =
  'Use what you learn of a person to decide about that application, and for nothing else.'
export const termsPaymentTitle = 'Paid plans'
export const termsPaymentText =
  'Paid monthly and in advance. End one at any time; it runs until the end of what is paid. What a plan holds stands on the pricing page; if we ever take something away, the running month keeps it.'
export const termsEnforcementTitle = 'When we step in'
export const termsEnforcementText =
  'We hide or remove what breaks these rules, with a reason to both sides and one appeal. An account that deceives people is suspended.'
export const termsLiabilityTitle = 'What we cannot promise'
export const termsLiabilityText =
  'That a job or a person is as described. We check what we can and count what happened; look at both, and report what is wrong.'
export const privacy = 'Privacy'
export const privacyLead = 'What we know about you, who sees how much of it, and for how long.'
export const terms = 'Terms'
export const termsLead = 'What you can expect from us, and what we expect from you.'
export const communityRules = 'Community rules'
export const communityLead = 'How people treat each other here.'
