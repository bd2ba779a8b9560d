/** Thrown where a peer's program is missing; the message is for the report, in place of the figures. */
export class MissingProgramError extends Error {
  constructor(name: string, command: string) {
    super(notMeasured(name, command))
  }
}

export const notMeasured = (name: string, command: string): string =>
  `${name} was not measured: it needs \`${command}\`.`
