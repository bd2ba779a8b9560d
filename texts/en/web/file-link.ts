export const lapsedTitle = 'This link to a file has expired'
export const lapsedAdvice =
  'Links to files work for a few minutes, so that nobody else can use them. Open the chat and select the file again.'
export const unavailableTitle = 'This file isn’t available'
export const unavailableAdvice =
  'It may have been deleted, or your account may not have access to it. The chat shows the files you can open.'
export const openMessages = 'Go to messages'
