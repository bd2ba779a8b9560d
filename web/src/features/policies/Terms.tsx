/** The agreement in plain words. */
export const Terms = () => (
  <>
    <h2>What Hearback is</h2>
    <p>
      A place where employers and people who look for work find each other. The contract of work is between the two of
      you; we are not a party to it.
    </p>
    <h2>If you look for work</h2>
    <ul>
      <li>Say what is true about yourself. Experience that you call confirmed was confirmed by the company.</li>
      <li>One person, one account.</li>
    </ul>
    <h2>If you hire</h2>
    <ul>
      <li>Post only work that exists, with the pay that you mean to pay.</li>
      <li>
        Answer everybody who applies. You have 14 days, and reminders; after 30 days without one it counts against you.
      </li>
      <li>Never ask an applicant for money, bank details or papers before there is an offer.</li>
      <li>Use what you learn of a person to decide about that application, and for nothing else.</li>
    </ul>
    <h2>Paid plans</h2>
    <p>
      Paid monthly and in advance. End one at any time; it runs until the end of what is paid. What a plan holds stands
      on the pricing page; if we ever take something away, the running month keeps it.
    </p>
    <h2>When we step in</h2>
    <p>
      We hide or remove what breaks these rules, with a reason to both sides and one appeal. An account that deceives
      people is suspended.
    </p>
    <h2>What we cannot promise</h2>
    <p>
      That a job or a person is as described. We check what we can and count what happened; look at both, and report
      what is wrong.
    </p>
  </>
)
