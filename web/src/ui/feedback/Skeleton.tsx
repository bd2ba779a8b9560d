import * as t from '@hearback/texts/web/ui.ts'
import c from './Skeleton.module.css'

/** Placeholder of content that is loading; sizes in pixels or any CSS length. */
export function Skeleton({ width = '100%', height = 14 }: { width?: number | string; height?: number | string }) {
  return <span className={c.bone} style={{ width, height }} aria-hidden="true" />
}

export interface SkeletonRowsProps {
  rows?: number
  label?: string
  /** Height of a row in pixels, with its line; should be that of the content. */
  height?: number
  /** Whether the rows of the content begin with a tile or a picture. */
  tile?: boolean
}

/** Placeholder rows of a list, by default as tall as a job card. */
export function SkeletonRows({ rows = 4, label = t.loading, height = 108, tile = true }: SkeletonRowsProps) {
  return (
    <div className={c.rows} role="status">
      <span className="sr">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all rows are alike
        <div key={row} className={c.row} data-tile={tile || undefined} style={{ height }}>
          {tile && <Skeleton width={44} height={44} />}
          <div className={c.lines}>
            <Skeleton width="46%" height={16} />
            <Skeleton width="30%" height={13} />
            {height >= 100 && <Skeleton width={112} height={26} />}
          </div>
        </div>
      ))}
    </div>
  )
}
