import type { DirectoryEntry } from '@hearback/contract/jobs/directory.ts'
import * as t from '@hearback/texts/web/directory.ts'
import { Link } from 'react-router'
import { paths } from '../../routing/paths.ts'
import { Section } from '../../ui/Layout.tsx'
import c from './Directory.module.css'
import { DirectoryLinks } from './DirectoryLinks.tsx'

interface DirectoryStripProps {
  categories: readonly DirectoryEntry[]
  places: readonly DirectoryEntry[]
}

const SHOWN = 8

/** Links to the largest categories and towns; renders nothing without any. */
export function DirectoryStrip({ categories, places }: DirectoryStripProps) {
  if (categories.length === 0 && places.length === 0) return null
  const all = <Link to={paths.directory()}>{t.directoryLink}</Link>
  return (
    <div className={c.strip}>
      {categories.length > 0 && (
        <Section title={t.categoriesTitle} actions={all}>
          <DirectoryLinks entries={categories.slice(0, SHOWN)} by="category" />
        </Section>
      )}
      {places.length > 0 && (
        <Section title={t.townsTitle} actions={categories.length === 0 && all}>
          <DirectoryLinks entries={places.slice(0, SHOWN)} by="place" />
        </Section>
      )}
    </div>
  )
}
