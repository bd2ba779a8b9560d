export const filledName = 'Position filled'
export const filledBody =
  'Hi {firstName},\n\nThank you for applying for {jobTitle} at {company}. The position has been filled, so we’re closing the remaining applications. We’d be glad to hear from you when another job fits.'
export const strongerName = 'Another candidate fit better'
export const strongerBody =
  'Hi {firstName},\n\nThank you for applying for {jobTitle} and for the time you put into it. We chose someone whose experience is closer to what this job needs. You’re welcome to apply to {company} again.'
export const skillName = 'A required skill is missing'
export const skillBody =
  'Hi {firstName},\n\nThank you for applying for {jobTitle}. This job needs a skill that we couldn’t find in your profile. If you have it, add it to your profile and let us know.'
export const inviteName = 'Meet us'
export const inviteBody =
  'Hi {firstName},\n\nThank you for applying for {jobTitle} at {company}. We’d like to meet you and tell you more about the job. If the times don’t work for you, write to us and we’ll find another one.'
export const offerName = 'Welcome aboard'
export const offerBody =
  'Hi {firstName},\n\nWe’d like you to join {company} as {jobTitle}. All terms are in this offer. If anything is unclear, write to us before you decide.'
export const decidingName = 'Still deciding'
export const decidingBody =
  'Hi {firstName},\n\nThank you for applying for {jobTitle} at {company}. We’ve read your application and are still deciding. We’ll write to you as soon as we know more.'
export const availabilityName = 'Ask about availability'
export const availabilityBody =
  'Hi {firstName},\n\nThank you for applying for {jobTitle}. Before we decide: when could you start, and which hours work for you?'
