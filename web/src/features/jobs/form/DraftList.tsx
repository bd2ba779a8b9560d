import { type JobDraft, saveJobDraft } from '@hearback/contract/jobs/job-drafts.ts'
import * as t from '@hearback/texts/web/own-jobs.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { call } from '../../../api/call.ts'
import { runOptimistically, updateOptimistically } from '../../../optimistic-update.ts'
import { paths } from '../../../routing/paths.ts'
import { IconButton, LinkButton } from '../../../ui/Button.tsx'
import { Section } from '../../../ui/Layout.tsx'
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx'
import c from '../own-jobs/OwnJobs.module.css'
import { deleteJobDraft, jobDrafts } from './job-drafts.queries.ts'

/** The drafts with what stands below them, which is shown once they are loaded: they would move it. */
export function AfterDrafts({ children }: { children: ReactNode }) {
  const { isLoading } = useQuery(jobDrafts())
  return (
    <>
      <DraftList />
      <div hidden={isLoading}>{children}</div>
    </>
  )
}

/** Job drafts of the user on all devices; nothing without any. */
function DraftList() {
  const { data = [] } = useQuery(jobDrafts())
  const remove = useRemoveDraft()
  if (data.length === 0) return null
  return (
    <Section title={t.draftsTitle}>
      <ul className={c.rows}>
        {data.map((draft) => {
          const title = titleOf(draft)
          return (
            <li key={draft._id} className={c.row}>
              <div className={c.what}>
                <h3>
                  <Link to={paths.newJob({ draft: draft._id })}>{title}</Link>
                </h3>
                <p className={c.facts}>
                  <span>
                    {t.draftChanged} <RelativeTime at={draft.updatedAt} />
                  </span>
                </p>
              </div>
              <div className={c.acts}>
                <LinkButton to={paths.newJob({ draft: draft._id })} aria-label={t.draftContinueLabel(title)}>
                  {t.draftContinueAction}
                </LinkButton>
                <IconButton
                  label={t.draftDeleteLabel(title)}
                  icon={<Trash2 size={17} aria-hidden />}
                  onClick={() => void remove(draft)}
                />
              </div>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

const titleOf = ({ values }: JobDraft) => values.jobTitle || t.draftUntitled

/** Deletes a draft; the toast offers to undo that. */
function useRemoveDraft() {
  const client = useQueryClient()
  const { queryKey } = jobDrafts()
  const after = () => client.invalidateQueries({ queryKey })
  return (draft: JobDraft) =>
    runOptimistically({
      show: () => updateOptimistically<JobDraft[]>(client, queryKey, (drafts) => drafts.filter((one) => one !== draft)),
      send: () => deleteJobDraft(draft._id),
      done: { of: t.draftDeleted, names: [titleOf(draft)] },
      undo: () =>
        runOptimistically({
          send: () => call(saveJobDraft, { params: { id: draft._id }, body: { revision: 0, values: draft.values } }),
          after,
        }),
      after,
    })
}
