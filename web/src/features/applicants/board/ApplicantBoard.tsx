import type { Applicant } from '@hearback/contract/hiring/applications.ts'
import type { Job } from '@hearback/contract/jobs/jobs.ts'
import * as t from '@hearback/texts/web/applicants.ts'
import { useId, useState } from 'react'
import { applicationStandingOf } from '../../../domain/application-status.ts'
import { nameOf } from '../../../domain/hiring-words.ts'
import { MatchLine } from '../../../match/MatchLine.tsx'
import { Avatar } from '../../../ui/figures/Avatar.tsx'
import { type ApplicantActs, PersonButton } from '../ApplicantRow.tsx'
import { ApplicantClock, StatusPill, TopChoiceMark } from '../ApplicantState.tsx'
import { MoveMenu } from '../MoveMenu.tsx'
import c from './ApplicantBoard.module.css'
import { COLUMNS, type Column, inColumn, mayMoveTo, type PlacedAsNew } from './board-columns.ts'
import { useCardDrag, useColumnDrop } from './use-board-drag.ts'

interface ApplicantBoardProps extends ApplicantActs {
  applications: readonly Applicant[]
  isNew: PlacedAsNew
  job: Job
  /** Totals per status; set while not all applications are loaded. */
  totals: Record<string, number> | undefined
}

/** Kanban board of the applicants; cards are moved by drag and drop or by their menu. */
export function ApplicantBoard({ applications, isNew, ...rest }: ApplicantBoardProps) {
  const [dragged, setDragged] = useState<Applicant>()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable with the keyboard
    <section className={c.board} aria-label={t.board} tabIndex={0}>
      {COLUMNS.map((column) => (
        <BoardColumn
          key={column.name}
          column={column}
          applications={inColumn(column, applications, isNew)}
          dragged={dragged}
          onDrag={setDragged}
          {...rest}
        />
      ))}
    </section>
  )
}

interface BoardColumnProps extends Omit<ApplicantBoardProps, 'isNew'> {
  column: Column
  dragged: Applicant | undefined
  onDrag: (dragged: Applicant | undefined) => void
}

function BoardColumn({ column, applications, totals, dragged, onDrag, ...rest }: BoardColumnProps) {
  const id = useId()
  const { target, isOver } = useColumnDrop(column, (application) => rest.onStep(application, column.to))
  const takes = dragged && mayMoveTo(column, dragged)
  return (
    <section
      ref={target}
      className={c.column}
      aria-labelledby={id}
      data-takes={takes || undefined}
      data-shut={(dragged && !takes && !column.statuses.includes(dragged.status)) || undefined}
      data-over={isOver || undefined}
    >
      <h2 id={id}>
        {column.name} <span>{countOf(column, applications, totals)}</span>
      </h2>
      <ul>
        {applications.map((application) => (
          <BoardCard key={application._id} application={application} column={column} onDrag={onDrag} {...rest} />
        ))}
      </ul>
    </section>
  )
}

/**
 * Applications answered by a message are counted separately. A column may hold more of them than are loaded, because
 * they sort last.
 */
function countOf(
  { statuses }: Column,
  applications: readonly Applicant[],
  totals: Record<string, number> | undefined,
): string {
  const here = applications.length
  const answered = applications.filter((application) => applicationStandingOf(application) === 'answered').length
  const all = totals && statuses.reduce((sum, status) => sum + (totals[status] ?? 0), answered)
  return all && all > here ? t.shownOfAll(here, all) : String(here)
}

interface BoardCardProps extends ApplicantActs {
  application: Applicant
  column: Column
  job: Job
  onDrag: (dragged: Applicant | undefined) => void
}

function BoardCard({ application, column, job, onDrag, onStep, ...selection }: BoardCardProps) {
  const { applicant, _id } = application
  const card = useCardDrag(application, onDrag)
  return (
    <li ref={card} className={c.card} data-here={_id === selection.selected || undefined}>
      <Avatar
        id={applicant._id}
        name={nameOf(applicant)}
        picture={applicant.pictures?.small ?? applicant.profilePicture}
        size={32}
      />
      <div className={c.who}>
        <PersonButton application={application} {...selection} />
        <p>{applicant.jobTitle}</p>
      </div>
      <div className={c.fit}>
        <MatchLine job={job} seeker={applicant} />
      </div>
      <div className={c.move}>
        <MoveMenu application={application} onStep={onStep} />
      </div>
      <div className={c.when}>
        <TopChoiceMark application={application} />
        {column.statuses.join() !== application.status && <StatusPill application={application} />}
        <ApplicantClock application={application} brief />
      </div>
    </li>
  )
}
