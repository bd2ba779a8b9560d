import { type Bound, type NeedsFilter, readBound } from '@hearback/contract/hiring/answer-query.ts'
import { type RawBuilder, sql } from 'kysely'
import { hasTypedWords } from '../../db/typed-words.ts'

/** Filters by answers to the screening questions of a job. */
export interface AnswerFilter {
  needs?: NeedsFilter | null | undefined
  question?: string | null | undefined
  questionAnswer?: string | undefined
  questionFrom?: string | undefined
  questionTo?: string | undefined
}

/** The answers of an application to any version of the question. */
const answersTo = (question: string) => sql`screening_answers answer
  join screening_questions question on question.id = answer.question_id
  where answer.application_id = applications.id
    and question.first_id = (select first_id from screening_questions where id = ${question}::uuid)`

const unmet = sql`select from screening_answers answer where answer.application_id = applications.id and not answer.meets`

/** Folded when written (migration 0121), and now for answers from before. */
const spelling = sql`coalesce(answer.words_spelling, unaccented_text(answer.words))`
const unaccented = (typed: RawBuilder<unknown>) => sql<string>`unaccented_text(${typed})`

/** The option in any case, or a text with all of the words in any spelling. */
const hasAnswer = (typed: string) =>
  sql`(lower(answer.choice) = lower(${typed}::text) or (answer.words is not null and ${hasTypedWords(spelling, typed, unaccented)}))`

/** Compares a number with a number, and a day with a day; anything else does not match. */
const compare = (bound: Bound, sign: RawBuilder<unknown>) =>
  'day' in bound ? sql`answer.day ${sign} ${bound.day}::date` : sql`answer.number ${sign} ${bound.number}::float8`

function* conditionsOf(filter: AnswerFilter): Generator<RawBuilder<unknown>> {
  const { needs, question, questionAnswer, questionFrom, questionTo } = filter
  if (needs === 'met')
    yield sql`not exists (${unmet}) and exists (select from screening_answers answer where answer.application_id = applications.id)`
  if (needs === 'unmet') yield sql`exists (${unmet})`
  if (!question) return
  const [from, to] = [readBound(questionFrom ?? ''), readBound(questionTo ?? '')]
  if (!questionAnswer && !from && !to) return
  yield sql`exists (select from ${answersTo(question)}
    ${questionAnswer ? sql`and ${hasAnswer(questionAnswer)}` : sql``}
    ${from ? sql`and ${compare(from, sql`>=`)}` : sql``} ${to ? sql`and ${compare(to, sql`<=`)}` : sql``})`
}

/** Whether an application passes the filter. */
export const passesAnswers = (filter: AnswerFilter): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join([sql`true`, ...conditionsOf(filter)], sql` and `)})`

/**
 * The answer to the question as a number to sort by: the number, the day, or the place of the option; yes before no.
 * Null without an answer, for texts, and without a question.
 */
export const answerRank = (question: string | null | undefined): RawBuilder<number | null> =>
  question
    ? sql<number | null>`(select coalesce(answer.number, (answer.day - date '2000-01-01')::float8,
        array_position(question.options, answer.choice)::float8, case answer.choice when 'yes' then 1 when 'no' then 2 end)
      from ${answersTo(question)} limit 1)`
    : sql<number | null>`null::float8`
