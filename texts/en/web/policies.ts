export const communityRespectTitle = 'Be respectful'
export const communityAnswerRule = 'Answer people. A short no with a reason is kinder than silence.'
export const communityCriticismRule = 'Criticize work and conduct, not the person.'
export const communityInsultsRule =
  'No insults, no threats, and no remarks about where someone comes from, what they believe, what they look like or who they love.'
export const communityChatTitle = 'Stay safe'
export const communityChatRule = 'Keep the conversation here until you’ve met. It’s your record of what was said.'
export const communityMoneyRule =
  'No one may ask you for money, bank details, a card or an ID number to get a job. If someone does, report them.'
export const communityLinksRule = 'Links to sites other than the company’s own carry a warning. Take it seriously.'
export const reviews = 'Reviews'
export const communityReviewsText =
  'Write about what you experienced. You can review someone you’ve dealt with once a year, and they can reply once. A review stays up unless it breaks these rules, even if it hurts.'
export const reports = 'Reports'
export const communityReportsText =
  'You can report a job, company, profile or review in two taps. You get a case number right away. When we decide, both you and the other side get the decision with its reason. Each of you can appeal once.'
export const communityHoldText =
  'If three different verified people report the same item for fraud, we hide it for 72 hours or until a moderator decides.'
export const privacyDataTitle = 'What we store'
export const privacyDataText =
  'Your email, phone number and a hash of your password; the public part of your passkeys; what you write in your profile; your applications, offers, reviews and messages; and when things happened. Card details go straight to the payment provider and never reach us.'
export const privacyVisibilityTitle = 'Who can see it'
export const privacyFoundLabel = 'Every employer who can find you:'
export const privacyFoundFacts =
  'nickname, or first name and initial; your job title, skills, certificates, languages and city; a point on the map rounded to about 1 mile (2 km).'
export const privacyContactLabel = 'After you apply, accept a chat, or accept or answer an offer:'
export const privacyContactFacts =
  'full name, experience, education, links, work authorization, what you say about yourself, availability and the pay you ask for.'
export const privacyHiredLabel = 'After you accept an offer:'
export const privacyHiredFacts =
  'phone number, email, exact location, and what you said about vaccination and insurance.'
export const privacySelfLabel = 'Only you:'
export const privacySelfFacts =
  'license numbers, what you earned before, why you left, and the email addresses that confirmed your experience.'
export const privacyHidingText = 'You can hide from specific companies at any time.'
export const privacyRetentionTitle = 'How long we keep it'
export const privacyRetentionText =
  'Six months after an application is rejected or withdrawn, the employer loses access to the personal data in it. You can restore a deleted account for 30 days. After that, it’s gone.'
export const privacyVisitsTitle = 'Page analytics'
export const privacyVisitsText =
  'We count how often pages are opened, without cookies and without anything that identifies you. We count the kind of page, the site that sent you here (not the exact page), the day, whether you used a phone, a tablet or a computer, and how fast the page loaded. Each of these is added up on its own, so no one can tell which belong together. We look at your IP address and your browser’s name but don’t keep them, and we store nothing on your device. Daily totals are kept for 13 months. If your browser sends Global Privacy Control or Do Not Track, we don’t count you at all.'
export const privacyDeviceTitle = 'On your device'
export const privacyDeviceText =
  'Pages you open are saved on your device so you can read them offline, along with your applications, chats, offers and lists, for up to seven days. Everything that belongs to your account is erased from the device when you sign out or when someone else signs in. For a few seconds after you save something, a cookie says that you did, and nothing else about you, so that the next page can show it.'
export const privacyPushText =
  'If you turn on notifications on a device, they go through your browser’s push service, run by Google, Mozilla, Apple or Microsoft. It can see when something is sent to your device, but not what. When you turn notifications off, sign out or delete your account, we keep nothing about the device.'
export const privacyRightsTitle = 'Your rights'
export const privacyRightsText =
  'Under Settings, Your data, you can download everything we have about you as one file, and delete your account. Both are free, and you don’t have to ask us.'
export const termsServiceTitle = 'What Hearback is'
export const termsServiceText =
  'A place where employers and job seekers find each other. Any employment contract is between the two of you; we’re not a party to it.'
export const termsSeekerTitle = 'If you’re looking for work'
export const termsSeekerTruthRule =
  'Tell the truth about yourself. Experience is only marked as confirmed if the company confirmed it.'
export const termsSeekerAccountRule = 'One person, one account.'
export const termsEmployerTitle = 'If you’re hiring'
export const termsEmployerPostRule = 'Only post jobs that exist, with the pay you intend to pay.'
export const termsEmployerAnswerRule =
  'Answer everyone who applies. You have 14 days, and we’ll remind you. After 30 days without an answer, it counts against you.'
export const termsEmployerMoneyRule =
  'Never ask an applicant for money, bank details or documents before you’ve made an offer.'
export const termsEmployerDataRule = 'Use what you learn about a person only to decide on their application.'
export const termsPaymentTitle = 'Paid plans'
export const termsPaymentText =
  'Plans are paid monthly, in advance. Cancel anytime, and your plan stays active until the end of the paid month. See the pricing page for what each plan includes. If we ever remove something from a plan, you keep it for the current month.'
export const termsEnforcementTitle = 'When we step in'
export const termsEnforcementText =
  'We hide or remove content that breaks these rules, give both sides the reason, and allow one appeal. Accounts that deceive people are suspended.'
export const termsLiabilityTitle = 'What we can’t promise'
export const termsLiabilityText =
  'We can’t promise that a job or a person is as described. We check what we can and show what really happened. Look at both, and report anything that’s wrong.'
export const privacy = 'Privacy'
export const privacyLead = 'What we know about you, who can see it, and how long we keep it.'
export const terms = 'Terms'
export const termsLead = 'What you can expect from us, and what we expect from you.'
export const communityRules = 'Community rules'
export const communityLead = 'How we treat each other on Hearback.'
