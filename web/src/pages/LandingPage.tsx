import { SearchPill } from '../layouts/SearchPill.tsx'

export default function LandingPage() {
  return <SearchPill big />
}
