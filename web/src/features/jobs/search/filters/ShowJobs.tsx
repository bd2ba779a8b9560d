import * as t from '@hearback/texts/web/jobs.ts'
import { Button, type ButtonLook } from '../../../../ui/Button.tsx'
import { jobCountOf } from '../job-search.ts'
import type { JobFiltersProps } from './FilterPanel.tsx'

/** Submits the filters; says how many jobs they find, where that is known. */
export const ShowJobs = ({ found, ...look }: ButtonLook & Pick<JobFiltersProps, 'found'>) => (
  <Button type="submit" {...look}>
    {found ? t.filtersApplyCount(jobCountOf(found)) : t.filtersApplyAction}
  </Button>
)
