export const title = 'Interviews in your calendar'
export const loading = 'Loading your calendar address'
export const failed = 'We couldn’t load your calendar address.'
export const lead =
  'Show your booked interviews in the calendar you already use, such as Google Calendar, Outlook or Apple Calendar. New times, changes and cancellations follow by themselves.'
export const createAction = 'Get a calendar address'
export const addressLead =
  'Add this address to your calendar program as a subscription, also called “calendar from URL”.'
export const subscribeAction = 'Open in calendar program'
export const copyAction = 'Copy address'
export const addressCopied = 'Calendar address copied'
export const privacyNote =
  'Anyone with this address can read your interviews, so don’t share it. Calendar programs update every few hours.'
export const renewAction = 'Replace address'
export const renewTitle = 'Replace your calendar address?'
export const renewed = 'You have a new calendar address'
export const removeAction = 'Remove address'
export const removeTitle = 'Remove your calendar address?'
export const removed = 'Calendar address removed'
export const replacedEffect =
  'The current address stops working immediately. Calendars that use it no longer show your interviews.'
