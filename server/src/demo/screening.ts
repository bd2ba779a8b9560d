import { randomUUID } from 'node:crypto'
import type { Question } from '@hearback/contract/jobs/screening.ts'
import { type AnswerValue, meetsNeed } from '@hearback/contract/jobs/screening-answers.ts'
import type { Tx } from '../db/database.ts'
import { answerColumns } from '../features/screening/answers.view.ts'
import type { DemoApplication } from './applications.ts'
import { insertOnly, type RowOf } from './demo.sql.ts'
import { type Draw, drawFrom } from './draw/random.ts'
import type { DemoJob } from './jobs.ts'
import { before } from './rows.ts'

const seed = 20_261_130
const askedShare = 0.35

type Asked = Omit<Question, '_id'>
interface DemoAnswers {
  /** The questions of each job, by its index. */
  readonly questions: Asked[][]
  /** The answers of each application in the order of the questions; undefined where one is left out. */
  readonly answers: (AnswerValue | undefined)[][]
}

const license: Asked = {
  kind: 'yes_no',
  question: 'Do you have a valid driver’s license?',
  required: true,
  needed: { options: ['yes'] },
}
const weekends: Asked = { kind: 'yes_no', question: 'Can you work every other weekend?', required: false }
const experience: Asked = {
  kind: 'number',
  question: 'How long have you done this kind of work?',
  required: true,
  unit: 'years',
  needed: { min: 1 },
}
const start: Asked = { kind: 'date', question: 'When could you start?', required: true }
const shift: Asked = {
  kind: 'one_of',
  question: 'Which shift suits you best?',
  required: false,
  options: ['Morning', 'Afternoon', 'Night', 'Any of them'],
}
const commute: Asked = {
  kind: 'one_of',
  question: 'How would you get to work?',
  required: false,
  options: ['Car', 'Bus or train', 'Bicycle', 'On foot'],
}
const reason: Asked = { kind: 'text', question: 'What would you like to learn here?', required: false }

const drives = ['Warehouse and logistics', 'Skilled trades', 'Farming and animals']
const reasons = [
  'How you plan the week, and the tools I haven’t used yet.',
  'The parts of the work that my last place had no time for.',
  'To lead a small team one day.',
  'I’d like to train new people. I did it before and liked it.',
  'New machines. I learn fast when somebody shows me once.',
]

/** Draws questions of about a third of the jobs with their answers. The seed is its own: the rest does not depend on it. */
function drawAnswers(jobs: readonly DemoJob[], applications: readonly DemoApplication[]): DemoAnswers {
  const draw = drawFrom(seed)
  // The job that the printed accounts look at first has a question of every kind.
  const questions = jobs.map((job) =>
    job.title === 'Baker' && job.status === 'open' && job.publishedDaysAgo === 6
      ? [license, experience, start, shift, reason]
      : draw.chance(askedShare)
        ? drawQuestions(draw, job)
        : [],
  )
  const answers = applications.map(({ job }) => (questions[job] ?? []).map((asked) => drawAnswer(draw, asked)))
  return { questions, answers }
}

function drawQuestions(draw: Draw, { category, workplace }: DemoJob): Asked[] {
  const fitting = [
    ...(drives.includes(category) ? [license] : []),
    ...(workplace === 'remote' ? [] : [weekends, shift, commute]),
    experience,
    start,
    reason,
  ]
  const chosen = new Set(draw.sample(fitting, draw.between(1, 4)))
  return fitting.filter((asked) => chosen.has(asked))
}

function drawAnswer(draw: Draw, { kind, required, options = [] }: Asked): AnswerValue | undefined {
  if (!required && draw.chance(0.2)) return undefined
  if (kind === 'yes_no') return draw.chance(0.85) ? 'yes' : 'no'
  if (kind === 'one_of') return draw.pick(options)
  if (kind === 'number') return draw.pick([0, 0.5, 1, 2, 2.5, 4, 7, 12])
  if (kind === 'date') return draw.between(3, 60)
  return draw.pick(reasons)
}

interface Drawn {
  readonly jobs: readonly DemoJob[]
  readonly applications: readonly DemoApplication[]
}
interface Ids {
  readonly jobIds: readonly string[]
  readonly applicationIds: readonly string[]
}

export async function insertScreening(tx: Tx, { jobs, applications }: Drawn, ids: Ids, now: Date): Promise<void> {
  const { questions, answers } = screeningRows(drawAnswers(jobs, applications), applications, ids, now)
  await insertOnly(tx, 'screening_questions', questions)
  await insertOnly(tx, 'screening_answers', answers)
}

/** Rows of the questions and their answers; drawn dates are days after the application. */
function screeningRows(
  { questions, answers }: DemoAnswers,
  applications: readonly DemoApplication[],
  { jobIds, applicationIds }: Ids,
  now: Date,
): { questions: RowOf<'screening_questions'>[]; answers: RowOf<'screening_answers'>[] } {
  const asked = questions.map((own) => own.map((one) => ({ ...one, _id: randomUUID() })))
  return {
    questions: asked.flatMap((own, job) => own.map((one, index) => questionRow(one, jobIds[job] ?? '', index + 1))),
    answers: applications.flatMap(({ job, steps }, i) =>
      (asked[job] ?? []).flatMap((one, index) => {
        const drawn = answers[i]?.[index]
        if (drawn === undefined) return []
        const applied = steps[0]?.daysAgo ?? 0
        const value =
          one.kind === 'date'
            ? before(now, applied - Number(drawn))
                .toISOString()
                .slice(0, 10)
            : drawn
        const application_id = applicationIds[i] ?? ''
        return { application_id, ...answerColumns(one, value), meets: meetsNeed(one, value) ?? null }
      }),
    ),
  }
}

const questionRow = (asked: Question, job_id: string, position: number): RowOf<'screening_questions'> => ({
  id: asked._id,
  first_id: asked._id,
  job_id,
  position,
  kind: asked.kind,
  wording: asked.question,
  is_required: asked.required,
  unit: asked.unit ?? null,
  options: asked.options ?? [],
  needed_options: asked.needed?.options ?? [],
  needed_min: asked.needed?.min ?? null,
})
