/** In the language that is offered, which isn't that of the page. */
export const offered = 'es'
export const offer = 'Hearback también está en español.'
export const offerAction = 'Ver en español'
