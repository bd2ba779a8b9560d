import type { ExperienceChange, FieldChange, LeftOut, ResumePreview } from '@hearback/contract/people/resumes.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import * as t from '@hearback/texts/web/resumes.ts'
import { spanWords } from '../../profile/profile-dates.ts'
import { Verbatim } from '../../ui/text/Verbatim.tsx'
import { fieldName, leftWords, noteWords, placeWords, reasonWords, valueWords } from './field-words.ts'
import c from './Resumes.module.css'

/** Preview of an import: changes by field and experience, and the parts left out. */
export const ResumeChanges = ({ preview: { changes, experiences, left, moreLeft } }: { preview: ResumePreview }) => (
  <>
    {changes.length > 0 && (
      <section aria-label={t.changesTitle}>
        <h2>{t.changesTitle}</h2>
        <ul className={c.rows}>
          {changes.map((change) => (
            <Change key={`${change.field} ${change.source} ${change.before}`} {...change} />
          ))}
        </ul>
      </section>
    )}
    {experiences.length > 0 && (
      <section aria-label={t.yourJobs}>
        <h2>{t.yourJobs}</h2>
        <ul className={c.rows}>
          {experiences.map((job, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two jobs may have equal values
            <Job key={index} {...job} />
          ))}
        </ul>
      </section>
    )}
    {left.length > 0 && (
      <section aria-label={t.leftTitle}>
        <h2>{t.leftTitle}</h2>
        <ul className={c.rows}>
          {left.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: several parts of one field may be left out
            <Left key={index} {...one} />
          ))}
        </ul>
        {moreLeft > 0 && <p>{t.leftMore(moreLeft.toLocaleString(locale.numbers))}</p>}
      </section>
    )}
  </>
)

/** The lines of the document that a value was read from. */
const Source = ({ words }: { words: string | undefined }) =>
  words ? (
    <small className={c.words}>
      {t.wordsInFile} <q>{words}</q>
    </small>
  ) : null

const Change = ({ field, before, after, note, words }: FieldChange) => (
  <li className={c.row}>
    <b>{fieldName(field)}</b>
    <div>
      {before !== null && (
        <del>
          <span className="sr">{t.before} </span>
          {valueWords(field, before)}
        </del>
      )}
      {after === null ? (
        <em>{t.changeEmptied}</em>
      ) : (
        <ins>
          <span className="sr">{t.after} </span>
          {valueWords(field, after)}
        </ins>
      )}
      {note && <small>{noteWords(note)}.</small>}
      {words !== after && <Source words={words} />}
    </div>
  </li>
)

const ACTS = { added: t.added, changed: t.changed, removed: t.removed }

const Job = ({ act, title, company, startDate, endDate, note, words, changes }: ExperienceChange) => (
  <li className={c.row}>
    <span className={c.act} data-act={act}>
      {ACTS[act]}
    </span>
    <div>
      <b>
        {title}, <Verbatim>{company}</Verbatim>
      </b>
      <span className={c.when}>{spanWords(startDate, endDate, !endDate)}</span>
      {note && <small>{noteWords(note)}.</small>}
      <Source words={words} />
      {changes.length > 0 && (
        <ul className={c.rows}>
          {changes.map((change) => (
            <Change key={change.field} {...change} />
          ))}
        </ul>
      )}
    </div>
  </li>
)

const Left = ({ source, what, reason, why }: LeftOut) => (
  <li className={c.row}>
    <b>{placeWords(source)}</b>
    <div>
      {what && <span>{leftWords(what)}</span>}
      <small>{reasonWords({ reason, why })}.</small>
    </div>
  </li>
)
