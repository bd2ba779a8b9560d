import type { ClientLoaderFunctionArgs } from 'react-router'
import { requireSession } from '../api/load.ts'
import { Chrome } from './Chrome.tsx'
import { CompanyBody } from './CompanyBody.tsx'
import { useFullPage } from './FrameBody.tsx'
import { FrameSkeleton } from './FrameSkeleton.tsx'
import { SectionNav } from './navigation/SectionNav.tsx'

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => requireSession(request, 'employer')
clientLoader.hydrate = true as const

export const HydrateFallback = () => (
  <Chrome sections={<SectionNav of="employer" />} search={false}>
    <FrameSkeleton />
  </Chrome>
)

export default function EmployerFrame() {
  return (
    <Chrome footer={!useFullPage()} sections={<SectionNav of="employer" />} search={false}>
      <CompanyBody />
    </Chrome>
  )
}
