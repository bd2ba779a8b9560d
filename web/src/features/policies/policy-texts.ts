import type { ComponentType } from 'react'
import { Community } from './Community.tsx'
import { Privacy } from './Privacy.tsx'
import { Terms } from './Terms.tsx'

interface PolicyText {
  title: string
  lead: string
  Text: ComponentType
}

export const policies: Record<'privacy' | 'terms' | 'community', PolicyText> = {
  privacy: {
    title: 'Privacy',
    lead: 'What we know about you, who sees how much of it, and for how long.',
    Text: Privacy,
  },
  terms: { title: 'Terms', lead: 'What you can expect from us, and what we expect from you.', Text: Terms },
  community: { title: 'Community rules', lead: 'How people treat each other here.', Text: Community },
}
