import * as t from '@hearback/texts/web/offline.ts'
import { useEffect, useState } from 'react'
import { type CachedPage, listCachedPages } from '../../api/offline-cache.ts'
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import c from './Offline.module.css'

/** Pages cached on this device for offline reading. */
export function KeptPages() {
  const [pages, setPages] = useState<CachedPage[]>()
  useEffect(() => {
    // Storage errors count as an empty cache.
    listCachedPages().then(setPages, () => setPages([]))
  }, [])
  return <div className={c.kept}>{pages ? <List pages={pages} /> : <SkeletonRows label={t.savedPagesLoading} />}</div>
}

function List({ pages }: { pages: readonly CachedPage[] }) {
  if (pages.length === 0) return <p>{t.savedPagesEmpty}</p>
  return (
    <ul className={c.pages}>
      {pages.map(({ path, title, at }) => (
        <li key={path}>
          <a href={path}>
            <span className={c.name}>{title}</span>
            <span className={c.when}>
              {t.savedPageAge} <RelativeTime at={at} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
