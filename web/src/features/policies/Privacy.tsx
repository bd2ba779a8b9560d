/** What is kept, who sees it, for how long (product.md 6.7 and 8). */
export const Privacy = () => (
  <>
    <h2>What we keep</h2>
    <p>
      Your e-mail, phone number and a hash of your password; what you write into your profile; your applications,
      offers, reviews and messages; and when something happened. Card details go to the payment provider and never reach
      us.
    </p>
    <h2>Who sees it</h2>
    <ul>
      <li>
        <b>Every employer who may find you:</b> nickname, or first name and initial; your trade, skills and city; a
        point on the map rounded to about 2 km.
      </li>
      <li>
        <b>After an application, an accepted chat or an offer:</b> full name, experience, education, what you say about
        yourself, availability and the rate you ask.
      </li>
      <li>
        <b>After an accepted offer:</b> phone, e-mail, exact place, and what you said about vaccination and insurance.
      </li>
      <li>
        <b>Nobody but you:</b> what you earned before, why you left, and the addresses that confirmed your experience.
      </li>
    </ul>
    <p>You can hide from companies of your choice at any time.</p>
    <h2>For how long</h2>
    <p>
      A rejected or withdrawn application loses its personal data for the employer after six months. A deleted account
      can be brought back for 30 days; then it is gone.
    </p>
    <h2>Counting visits</h2>
    <p>
      We count how often pages are opened, without cookies and without anything that identifies you: what kind of page
      it was, the site that sent you (not which of its pages), the day, whether it was a phone, a tablet or a desktop,
      and how fast the page was. Each is added up on its own, so that nothing says which went together; your address and
      your browser&apos;s name are looked at and not kept, and nothing is stored on your device. The totals of a day are
      kept for 13 months. If your browser sends Global Privacy Control or Do Not Track, you are not counted at all.
    </p>
    <h2>Your rights</h2>
    <p>
      Under Settings, Your data, you can take everything that is about you as one file, and delete your account. Both
      are free and work without asking us.
    </p>
  </>
)
