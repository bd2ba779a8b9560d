export const discardTitle = 'Discard what you typed?'
export const discardEffects = 'It hasn’t been sent or saved.'
export const discardAction = 'Discard'
export const discardCancelAction = 'Keep editing'
