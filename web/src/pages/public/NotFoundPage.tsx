import { data } from 'react-router'

// Thrown, not rendered: so the answer has the status 404 and looks like every other missing thing.
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
