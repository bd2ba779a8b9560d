export const MOTION = { duration: 140 }
// The library's header element would count as a second banner landmark.
export const PLAIN_HEADER = { header: { role: 'none' } }
