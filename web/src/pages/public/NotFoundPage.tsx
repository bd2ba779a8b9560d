import { data } from 'react-router'

// Thrown instead of rendered, so that the response has status 404 and looks like any missing page.
const missing = () => data({ code: 'not_found' }, { status: 404 })

export const loader = () => {
  throw missing()
}
export const clientLoader = () => {
  throw missing()
}

export default function NotFoundPage() {
  return null
}
