import * as t from '@hearback/texts/web/shortcuts.ts'
import {
  ArrowRight,
  BriefcaseBusiness,
  Building2,
  Contrast,
  FileText,
  Keyboard,
  LogOut,
  MessageSquare,
  Plus,
  Search,
  Users,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../routing/paths.ts'
import { Finder, type FinderGroup } from '../../ui/overlays/Finder.tsx'
import { useSingleKeys } from '../../ui/shortcuts/use-single-keys.ts'
import { useDebouncedValue } from '../../ui/use-debounced-value.ts'
import { matching } from './matching.ts'
import { placesOf, type Viewer } from './places.ts'
import { type Act, useActs } from './use-acts.ts'
import { type Found, useApplicantsByName, useMarket, useOwn } from './use-found.ts'

const ICON = { size: 17, 'aria-hidden': true } as const
const ACT_ICONS: Record<Act['key'], ReactNode> = {
  post: <Plus {...ICON} />,
  colors: <Contrast {...ICON} />,
  help: <Keyboard {...ICON} />,
  leave: <LogOut {...ICON} />,
}
const PAUSE = 200
const PLACES_AT_FIRST = 8

interface PaletteProps {
  opened: boolean
  onClose: () => void
  onHelp: () => void
  viewer: Viewer
}

/** Command palette: finds pages, jobs, companies, own items and actions, and opens or runs them. */
export function Palette({ opened, onClose, onHelp, viewer }: PaletteProps) {
  const [query, setQuery] = useState('')
  const words = query.trim()
  const asked = useDebouncedValue(words, PAUSE)
  const market = useMarket(opened ? asked : '')
  const own = useOwn(opened ? words : '')
  const applicants = useApplicantsByName(opened ? asked : '')
  const acts = useActs(viewer, onHelp)
  const navigate = useNavigate()
  const withLetters = useSingleKeys()
  const linked = (label: string, icon: ReactNode, found: readonly Found[]): FinderGroup => ({
    label,
    options: found.map(({ to, ...one }) => ({ ...one, icon, run: () => void navigate(to) })),
  })
  const places = placesOf(viewer).map(({ letter, ...place }) => ({
    ...place,
    key: place.to,
    keys: letter && withLetters ? ['g', letter] : undefined,
  }))
  const searches = words ? [...new Set([words, ...market.searches])] : []
  const groups = [
    linked(t.pages, <ArrowRight {...ICON} />, words ? matching(places, words) : places.slice(0, PLACES_AT_FIRST)),
    { label: t.acts, options: matching(acts, words).map((act) => ({ ...act, icon: ACT_ICONS[act.key] })) },
    linked(t.yourJobs, <BriefcaseBusiness {...ICON} />, own.jobs),
    linked(t.yourApplicants, <Users {...ICON} />, applicants.found),
    linked(t.yourApplications, <FileText {...ICON} />, own.applications),
    linked(t.yourChats, <MessageSquare {...ICON} />, own.chats),
    linked(t.jobs, <BriefcaseBusiness {...ICON} />, market.jobs),
    linked(t.companies, <Building2 {...ICON} />, market.companies),
    linked(
      t.paletteSearchJobs,
      <Search {...ICON} />,
      searches.map((keyword) => ({ key: `search ${keyword}`, label: keyword, to: paths.jobs({ keyword }) })),
    ),
  ]
  return (
    <Finder
      opened={opened}
      onClose={() => {
        onClose()
        setQuery('')
      }}
      label={t.paletteLabel}
      placeholder={t.palettePlaceholder}
      query={query}
      onQuery={setQuery}
      groups={groups.filter(({ options }) => options.length > 0)}
      busy={market.busy || applicants.busy || asked !== words}
    />
  )
}
