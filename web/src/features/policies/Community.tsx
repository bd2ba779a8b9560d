/** How people treat each other here, and what happens when they do not. */
export const Community = () => (
  <>
    <h2>Be a person to a person</h2>
    <ul>
      <li>Answer. A short no with its reason is kinder than silence.</li>
      <li>Criticise work and conduct, not the person.</li>
      <li>No insults, threats, or remarks about where somebody comes from, believes, looks like or loves.</li>
    </ul>
    <h2>Safe talk</h2>
    <ul>
      <li>Keep the conversation here until you have met; it is your proof of what was said.</li>
      <li>
        Nobody may ask you for money, a bank account, a card or an identity number to get a job. If somebody does,
        report it.
      </li>
      <li>Links that lead away from the company’s own site carry a warning. Take it seriously.</li>
    </ul>
    <h2>Reviews</h2>
    <p>
      Write what you saw. You can review somebody you really dealt with, once a year; the other side can reply once. A
      review stays unless it breaks these rules, however much it hurts.
    </p>
    <h2>Reports</h2>
    <p>
      Report a job, company, profile or review in two taps. You get a number at once and the decision with its reason at
      the end, and so does the other side. Either of you may appeal once.
    </p>
    <p>
      Three different verified people who report the same fraud hide its target for 72 hours, until a moderator has
      decided.
    </p>
  </>
)
