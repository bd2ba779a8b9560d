import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { getJob, Job } from '@hearback/contract/jobs/jobs.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import * as own from '@hearback/texts/web/own-jobs.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { serverNow, toServerTime } from '../../../clock.ts'
import { Button } from '../../../ui/Button.tsx'
import { FailedNotice, Notice } from '../../../ui/feedback/Notice.tsx'
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx'
import { toast } from '../../../ui/feedback/toast-store.ts'
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx'
import { jobDetail } from '../jobs.queries.ts'
import { useSaveJob } from '../own-jobs/own-jobs.mutations.ts'
import { JobFormEditor } from './JobFormEditor.tsx'
import { PostsLeft } from './JobQuota.tsx'
import { dropJobDraft, keptJobDraft } from './job-draft.ts'
import {
  deleteJobDraft,
  dropCopyOf,
  jobDrafts,
  type OpenedDraft,
  openedDraft,
  serverDraft,
} from './job-drafts.queries.ts'
import { copiedLocation, dayOf, type JobFormValues, NEW_JOB, newJobBody, valuesOfJob } from './job-form-values.ts'

interface NewJobEditorProps {
  /** Draft to continue; by default the one of this device. */
  draftId: string | undefined
  /** Job that prefills the form. */
  copyOf: string | undefined
  onPosted: (job: Job) => unknown
  /** Called once the draft is discarded. */
  onDiscard: () => void
}

/** Form of a new job: empty, from a draft, or prefilled from another job. */
export function NewJobEditor({ draftId, copyOf, onPosted, onDiscard }: NewJobEditorProps) {
  const drafts = useQuery(jobDrafts())
  const copied = useQuery({ ...jobDetail(copyOf ?? ''), enabled: copyOf !== undefined })
  if (copyOf !== undefined && copied.isError)
    return (
      <FailedNotice onRetry={copied.refetch} busy={copied.isFetching}>
        {copied.error.message}
      </FailedNotice>
    )
  const isReady = drafts.isFetchedAfterMount || drafts.fetchStatus === 'paused'
  if (!isReady || (copyOf !== undefined && !copied.data)) return <SkeletonRows rows={5} label={t.jobLoading} />
  if (copied.data) return <Editor start={copyDraft(copied.data)} onPosted={onPosted} />
  return (
    <FromDraft
      open={() => openedDraft(draftId, drafts.isError ? undefined : drafts.data)}
      onPosted={onPosted}
      onDiscard={onDiscard}
    />
  )
}

/** A copy is a new draft; the copy of an earlier one on this device is on the server already. */
function copyDraft({ job, questions = [] }: ReplyOf<typeof getJob>): JobFormValues {
  if (keptJobDraft()?.identity?.synced) dropJobDraft()
  const values = valuesOfJob(job, questions)
  const today = dayOf(serverNow())
  const upcoming = (day: string) => (day < today ? '' : day)
  const asked = values.questions.map(({ _id, ...question }) => question)
  const days = { lastDay: '', startDate: upcoming(values.startDate), decisionBy: upcoming(values.decisionBy) }
  return { ...values, ...days, location: copiedLocation(job), questions: asked }
}

interface FromDraftProps extends Pick<NewJobEditorProps, 'onPosted' | 'onDiscard'> {
  open: () => OpenedDraft | undefined
}

function FromDraft({ open, onPosted, onDiscard }: FromDraftProps) {
  const [opened, setOpened] = useState(open)
  const client = useQueryClient()
  const discard = async () => {
    dropJobDraft()
    setOpened(undefined)
    onDiscard()
    if (opened?.identity) await deleteJobDraft(opened.identity.id).catch(() => undefined)
    void client.invalidateQueries({ queryKey: jobDrafts().queryKey, refetchType: 'none' })
  }
  const at = opened && (typeof opened.at === 'number' ? new Date(toServerTime(opened.at)).toISOString() : opened.at)
  return (
    <Editor
      key={at ?? 'new'}
      start={opened?.values}
      opened={opened}
      onPosted={onPosted}
      notice={
        at && (
          <Notice
            action={
              <Button size="sm" onClick={() => void discard()}>
                {own.draftDiscardAction}
              </Button>
            }
          >
            {own.draftRestoredNotice} <RelativeTime at={at} />.
          </Notice>
        )
      }
    />
  )
}

interface EditorProps extends Pick<NewJobEditorProps, 'onPosted'> {
  start: JobFormValues | undefined
  opened?: OpenedDraft | undefined
  notice?: ReactNode
}

function Editor({ start, opened, onPosted, notice }: EditorProps) {
  const [saver] = useState(() =>
    serverDraft(opened?.identity, {
      forked: () => toast(own.draftForked),
      published: () => toast(own.draftPublished),
    }),
  )
  const client = useQueryClient()
  const { post } = useSaveJob()
  return (
    <JobFormEditor
      initial={{ ...NEW_JOB, ...start }}
      keepsDraft
      saver={saver}
      startsCurrency={!start}
      act={own.publishAction}
      aside={<PostsLeft />}
      send={async (values, place) => {
        const draft = await saver.stop(values)
        try {
          const job = await post({ ...newJobBody(values, place), draft })
          dropCopyOf(draft)
          return job
        } catch (error) {
          saver.resume()
          throw error
        }
      }}
      done={(job) => {
        client.removeQueries({ queryKey: jobDrafts().queryKey })
        return onPosted(job)
      }}
      notice={notice}
    />
  )
}
