import type { Job } from '@hearback/contract/jobs/jobs.ts'
import { slugOf } from '@hearback/contract/values/slug.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import * as own from '@hearback/texts/web/own-jobs.ts'
import { Copy, Eye, MoreHorizontal, Pause, Pencil, Play, RotateCw, SquareX, Trash2 } from 'lucide-react'
import { paths } from '../../../routing/paths.ts'
import { IconButton } from '../../../ui/Button.tsx'
import { Menu, type MenuEntry } from '../../../ui/overlays/Menu.tsx'
import { CloseJob } from './CloseJob.tsx'
import { useDeleteJob } from './delete-job.mutations.ts'
import { useJobStatus } from './own-jobs.mutations.ts'

const ICON = { size: 17, 'aria-hidden': true } as const

/** All actions for a job of the user. */
export const OwnJobActs = ({ job }: { job: Job }) => (
  <CloseJob job={job}>{(close) => <ActsMenu job={job} onClose={close} />}</CloseJob>
)

function ActsMenu({ job, onClose }: { job: Job; onClose: () => void }) {
  const { set, renew } = useJobStatus()
  const { remove } = useDeleteJob()
  const { status } = job
  const acts: Record<'pause' | 'open' | 'renew' | 'close' | 'delete', MenuEntry> = {
    pause: { label: t.pause, icon: <Pause {...ICON} />, onSelect: () => void set(job, 'paused') },
    open: { label: t.reopenAction, icon: <Play {...ICON} />, onSelect: () => void set(job, 'open') },
    renew: { label: t.renewAction, icon: <RotateCw {...ICON} />, onSelect: () => void renew(job) },
    close: { label: t.close, icon: <SquareX {...ICON} />, danger: true, onSelect: onClose },
    delete: { label: own.jobDeleteAction, icon: <Trash2 {...ICON} />, danger: true, onSelect: () => void remove(job) },
  }
  const possible: Record<Job['status'], MenuEntry[]> = {
    open: [acts.renew, acts.pause, acts.close],
    paused: [acts.open, acts.close],
    closed: [acts.open, acts.delete],
    expired: [acts.renew, acts.close, acts.delete],
  }
  return (
    <Menu
      label={t.ownJobMenuLabel(job.jobTitle)}
      align="end"
      trigger={(props) => (
        <IconButton
          {...props}
          variant="default"
          label={t.ownJobMoreLabel(job.jobTitle)}
          icon={<MoreHorizontal size={18} aria-hidden />}
        />
      )}
      entries={[
        { label: t.edit, icon: <Pencil {...ICON} />, to: paths.editJob(job._id) },
        { label: own.duplicateAction, icon: <Copy {...ICON} />, to: paths.newJob({ copy: job._id }) },
        { label: t.viewPublicAction, icon: <Eye {...ICON} />, to: paths.job(job._id, slugOf(job.jobTitle)) },
        'line',
        ...possible[status],
      ]}
    />
  )
}
