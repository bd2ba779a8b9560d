import type { ExperienceChange, FieldChange, LeftOut, ResumePreview } from '@hearback/contract/resumes.ts'
import { fieldName, placeWords, valueWords } from './field-words.ts'
import c from './Resumes.module.css'

/** What a resume would change, field by field and job by job, and what of it is left out. */
export const ResumeChanges = ({ preview: { changes, experiences, left, moreLeft } }: { preview: ResumePreview }) => (
  <>
    {changes.length > 0 && (
      <section aria-label="What changes">
        <h2>What changes</h2>
        <ul className={c.rows}>
          {changes.map((change) => (
            <Change key={change.field} {...change} />
          ))}
        </ul>
      </section>
    )}
    {experiences.length > 0 && (
      <section aria-label="Your jobs">
        <h2>Your jobs</h2>
        <ul className={c.rows}>
          {experiences.map((job, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two jobs may read the same
            <Job key={place} {...job} />
          ))}
        </ul>
      </section>
    )}
    {left.length > 0 && (
      <section aria-label="Left out">
        <h2>Left out</h2>
        <ul className={c.rows}>
          {left.map((one, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: several things may be left out of one place
            <Left key={place} {...one} />
          ))}
        </ul>
        {moreLeft > 0 && <p>And {moreLeft.toLocaleString('en')} more.</p>}
      </section>
    )}
  </>
)

const Change = ({ field, before, after, note }: FieldChange) => (
  <li className={c.row}>
    <b>{fieldName(field)}</b>
    <div>
      {before !== null && (
        <del>
          <span className="sr">Before: </span>
          {valueWords(field, before)}
        </del>
      )}
      {after === null ? (
        <em>Empty from now on</em>
      ) : (
        <ins>
          <span className="sr">Then: </span>
          {valueWords(field, after)}
        </ins>
      )}
      {note && <small>{note}.</small>}
    </div>
  </li>
)

const ACTS = { added: 'New', changed: 'Changes', removed: 'Goes' }

const Job = ({ act, title, company, startDate, endDate, note, changes }: ExperienceChange) => (
  <li className={c.row}>
    <span className={c.act} data-act={act}>
      {ACTS[act]}
    </span>
    <div>
      <b>
        {title}, {company}
      </b>
      <span className={c.when}>
        {startDate} to {endDate ?? 'today'}
      </span>
      {note && <small>{note}.</small>}
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

const Left = ({ source, what, why }: LeftOut) => (
  <li className={c.row}>
    <b>{placeWords(source)}</b>
    <div>
      {what && <span>{what}</span>}
      <small>{why}.</small>
    </div>
  </li>
)
